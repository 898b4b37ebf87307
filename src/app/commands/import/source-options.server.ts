import { CONNECTORS, findConnector } from '#ingest/sources/connectors/connectors.ts';
import type { SourceContent } from '#ingest/sources/data-source.repository.ts';
import { readSourceForm } from '#ingest/sources/source-form.ts';
import { OperatorError } from '../../process/process.server.ts';
import { type CommandInput, UsageError } from '../command.server.ts';

export const SOURCE_OPTIONS = {
  name: { type: 'string' },
  schedule: { type: 'string' },
  zone: { type: 'string' },
  create: { type: 'boolean' },
  format: { type: 'string' },
  venue: { type: 'string' },
  days: { type: 'string' },
  known: { type: 'string' },
  accept: { type: 'string' },
  values: { type: 'string' },
  secret: { type: 'string' },
  'secret-header': { type: 'string' },
  region: { type: 'string' },
  'max-rejected': { type: 'string' },
  'max-changed': { type: 'string' },
  'new-instruments': { type: 'boolean' },
} as const;

export const SOURCE_USAGE =
  'CODE folder|https|s3|CONNECTOR [ADDRESS] [--schedule CRON] [--zone ZONE] [--values A,B] [--create] [--new-instruments] [--max-rejected PERCENT] [--max-changed PERCENT] [--secret NAME] [--secret-header NAME] [--format CODE] [--venue MIC] [--days dmy|mdy|ymd] [--known replace|fill|keep] [--accept RULE,RULE] [--region NAME] [--name TEXT]';

const KINDS = ['folder', 'https', 's3'] as const;

/** What a person wrote about a new source. A connector brings its own address and schedule. */
export function readSourceOptions({ positionals, values }: CommandInput): SourceContent {
  const [code, what, address = '', ...more] = positionals;
  if (!code || !what || more.length > 0) throw new UsageError();
  const kind = KINDS.find((each) => each === what);
  const connector = findConnector(what);
  if (!kind && !connector)
    throw new OperatorError(
      `there is no connector ${what}: ${[...KINDS, ...CONNECTORS.map((each) => each.code)].join(', ')}`,
      { exitCode: 2 },
    );
  const text = (name: keyof typeof SOURCE_OPTIONS, otherwise = '') => {
    const value = values[name];
    return typeof value === 'string' ? value : otherwise;
  };
  const content = readSourceForm({
    code,
    name: text('name'),
    kind: kind ?? 'connector',
    connector,
    address,
    schedule: text('schedule', connector?.every),
    timeZone: text('zone', connector?.timeZone),
    creates: values.create === true || connector?.creates === true,
    format: text('format'),
    venue: text('venue'),
    days: text('days'),
    known: text('known'),
    accept: text('accept'),
    values: text('values'),
    secret: text('secret'),
    secretHeader: text('secret-header'),
    region: text('region'),
    rejected: Number(text('max-rejected', '1').replace('%', '')),
    changed: Number(text('max-changed', '5').replace('%', '')),
    mayCreate: values['new-instruments'] === true,
  });
  if (!content) throw new UsageError();
  return content;
}
