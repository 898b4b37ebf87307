import type { Finding } from '#domain/import/finding.ts';
import type { FactRecord } from '#domain/import/records.ts';
import type { Subject } from '#domain/import/subject.ts';
import type { Peek } from '../../decode/peek.ts';
import type { ImportFormat, Read, Reading, Recognition } from '../format.ts';
import { Reads } from '../json-reading.ts';
import { decimalOf, entriesOf, memberOf, textOf } from '../json-value.ts';
import { bySignature, NOT_THIS } from '../score.ts';
import { withoutMissing } from '../without-missing.ts';
import { readPeriod } from './read-period.ts';

const CORE = new Set(['concept', 'entity', 'period', 'unit', 'language', 'noteId']);

/** Reports as xBRL-JSON of the Open Information Model. Facts of segments, with dimensions of their own, are left out. */
export const xbrlJson: ImportFormat = {
  code: 'xbrl-json',
  recognise,
  async *read(decoded, reading): AsyncIterable<readonly Read[]> {
    if (decoded.kind !== 'json') throw new Error('xbrl-json reads JSON only');
    const document = await decoded.whole();
    const facts = entriesOf(memberOf(document, 'facts'));
    const taxonomyOf = taxonomiesOf(memberOf(document, 'documentInfo', 'namespaces'));
    const filing = filingOf(facts, reading);
    const reads = new Reads();
    if (reading.constants.filedOn === undefined)
      reads.find('', { rule: 'missing_required', severity: 'warn', field: 'filedOn', value: filing.filedOn });
    for (const [id, fact] of facts)
      reads.put({ id, ...Object(fact) }, toFact(fact, filing, { ...reading, taxonomyOf }));
    yield reads.take();
  },
};

interface Filing {
  readonly filedOn: string;
  readonly accession: string;
}

function recognise({ content }: Peek): Recognition {
  if (content.kind !== 'json' || !content.keys.has('documentInfo.documentType')) return NOT_THIS;
  return /"documentType"\s*:\s*"[^"]*xbrl-json/.test(content.text)
    ? bySignature('xbrl-json', ['fact'])
    : NOT_THIS;
}

/** The file does not say when it was filed: where nobody else does, the end of its last period stands for it. */
function filingOf(facts: readonly (readonly [string, unknown])[], { constants }: Reading): Filing {
  const ends = facts.flatMap(([, fact]) => readPeriod(memberOf(fact, 'dimensions', 'period'))?.endsOn ?? []);
  const last = ends.reduce((latest, end) => (end > latest ? end : latest), '0001-01-01');
  const entity = textOf(memberOf(facts[0]?.[1], 'dimensions', 'entity')) ?? '';
  return { filedOn: constants.filedOn ?? last, accession: constants.accession ?? `${entity} ${last}` };
}

/** A prefix is the file’s own; the namespace that it stands for is not. */
function taxonomiesOf(namespaces: unknown): (prefix: string) => string {
  const known = new Map(
    entriesOf(namespaces).flatMap(([prefix, address]) => {
      const name = /\/(ifrs-full|us-gaap|dei)(?:\/|$)/.exec(textOf(address) ?? '')?.[1];
      return name === undefined ? [] : [[prefix, name] as const];
    }),
  );
  return (prefix) => known.get(prefix) ?? prefix;
}

interface FactReading extends Reading {
  taxonomyOf(prefix: string): string;
}

function toFact(fact: unknown, filing: Filing, reading: FactReading): FactRecord | Omit<Finding, 'line'> {
  const dimensions = memberOf(fact, 'dimensions');
  if (entriesOf(dimensions).some(([name]) => !CORE.has(name)))
    return { rule: 'skipped', severity: 'note', details: { why: 'dimensions' } };
  const unit = toUnit(textOf(memberOf(dimensions, 'unit')));
  const value = decimalOf(memberOf(fact, 'value'));
  // Notes and names are facts, too; only numbers have a place in statements.
  if (unit === undefined && value === undefined)
    return { rule: 'skipped', severity: 'note', details: { why: 'text' } };
  const period = readPeriod(memberOf(dimensions, 'period'));
  const [prefix, tag] = (textOf(memberOf(dimensions, 'concept')) ?? '').split(':');
  if (!period) return { rule: 'not_a_day', severity: 'reject', field: 'period' };
  if (value === undefined) return { rule: 'no_values', severity: 'note' };
  if (!prefix || !tag) return { rule: 'missing_required', severity: 'reject', field: 'concept' };
  return withoutMissing<FactRecord>({
    type: 'fact',
    subject: { ...reading.subject, ...entityOf(textOf(memberOf(dimensions, 'entity'))) },
    taxonomy: reading.taxonomyOf(prefix),
    tag,
    unit: unit ?? 'pure',
    ...period,
    value,
    ...filing,
    decimals: toDecimals(memberOf(fact, 'decimals')),
  });
}

/** `iso4217:EUR` → EUR, `iso4217:EUR/xbrli:shares` → EUR/shares. */
const toUnit = (unit: string | undefined) => unit?.replaceAll(/[\w-]+:/g, '');

function entityOf(entity = ''): Subject {
  const code = entity.slice(entity.lastIndexOf(':') + 1);
  if (/^[A-Z0-9]{18}\d\d$/.test(code)) return { lei: code };
  return /^\d{10}$/.test(code) ? { cik: code } : {};
}

function toDecimals(value: unknown): number | undefined {
  const decimals = Number(textOf(value));
  return Number.isInteger(decimals) ? decimals : undefined;
}
