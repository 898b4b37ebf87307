import { isAcceptable } from '#ingest/load/check-choices.ts';
import type { ImportOptions } from '#ingest/load/import-run.server.ts';
import type { OpenOptions } from '#ingest/load/open-files.server.ts';
import { OperatorError } from '../../process/process.server.ts';
import { type CommandInput, UsageError } from '../command.server.ts';

export const RUN_OPTIONS = {
  create: { type: 'boolean' },
  yes: { type: 'boolean' },
  accept: { type: 'string' },
  close: { type: 'string' },
  encoding: { type: 'string' },
  delimiter: { type: 'string' },
  decimal: { type: 'string' },
  currency: { type: 'string' },
  format: { type: 'string' },
  venue: { type: 'string' },
  ticker: { type: 'string' },
  days: { type: 'string' },
  source: { type: 'string' },
  known: { type: 'string' },
  'max-rejected': { type: 'string' },
} as const;

export const RUN_USAGE =
  'FILES|FOLDER [--create] [--yes] [--accept RULE,RULE] [--close COLUMN] [--encoding NAME] [--delimiter SIGN] [--decimal .|,] [--currency CODE] [--format CODE] [--venue MIC] [--ticker CODE] [--days dmy|mdy|ymd] [--source CODE] [--known replace|fill|keep] [--max-rejected PERCENT]';

export type RunSettings = Pick<OpenOptions, 'checks' | 'decode' | 'choices' | 'format'> &
  Pick<ImportOptions, 'source' | 'known' | 'creates'>;

export function readRunOptions({ values }: CommandInput): RunSettings {
  const text = (name: keyof typeof RUN_OPTIONS) => {
    const value = values[name];
    return typeof value === 'string' ? value : undefined;
  };
  const accepted = (text('accept') ?? '').split(',').filter((word) => word !== '');
  const wrong = accepted.find((word) => !isAcceptable(word));
  if (wrong)
    throw new OperatorError(`there is no rule ${wrong}: the list of findings names them`, { exitCode: 2 });
  const source = text('source') ?? 'files';
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(source)) throw new UsageError();
  const [close, venue, ticker, encoding, delimiter] = [
    text('close'),
    text('venue'),
    text('ticker'),
    text('encoding'),
    text('delimiter'),
  ];
  const days = oneOf(text('days'), ['ymd', 'dmy', 'mdy']);
  const decimal = oneOf(text('decimal'), ['.', ',']);
  const currency = text('currency')?.toUpperCase();
  if (currency !== undefined && !/^[A-Z]{3}$/.test(currency)) throw new UsageError();
  return {
    creates: values.create === true,
    known: oneOf(text('known'), ['replace', 'fill', 'keep']) ?? 'replace',
    source: { code: source, name: source === 'files' ? 'Imported files' : source },
    format: text('format'),
    checks: { accepted, mostRejected: readPercent(text('max-rejected')) },
    decode: {
      ...(encoding && { encoding }),
      ...(delimiter && { delimiter: delimiter === 'tab' ? '\t' : delimiter }),
      ...(decimal && { decimal }),
    },
    choices: {
      ...(close && { columns: { close } }),
      ...((venue || ticker) && {
        subject: { ...(venue && { mic: venue.toUpperCase() }), ...(ticker && { ticker }) },
      }),
      ...(days && { dayOrder: days }),
      ...(currency && { constants: { currency } }),
    },
  };
}

function oneOf<Value extends string>(text: string | undefined, values: readonly Value[]): Value | undefined {
  if (text === undefined) return undefined;
  const found = values.find((value) => value === text);
  if (!found) throw new UsageError();
  return found;
}

function readPercent(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const percent = Number(text.replace(/%$/, ''));
  if (!(percent >= 0 && percent <= 100)) throw new UsageError();
  return percent / 100;
}
