import { COLUMN_WORDS } from '#domain/import/column-words.ts';
import type { SplitRecord } from '#domain/import/records.ts';
import type { TableRow } from '../../decode/peek.ts';
import { cellsOf } from '../cells.ts';
import type { Columns } from '../columns.ts';
import type { Read, Reading } from '../format.ts';
import { variant } from '../several-tables.ts';
import { plainSubject } from '../subject-of-name.ts';
import { type SubjectField, subjectReader } from '../subject-row.ts';

type Field = 'day' | 'before' | 'after' | 'type' | 'isin' | 'ticker';
type RatioField = 'day' | 'ratio' | 'isin' | 'ticker';

const { day, before, after, ratio, isin, ticker } = COLUMN_WORDS;
const days = [...day, 'effective date', 'effective on', 'ex date', 'split date'];
const type = ['type', 'kind'];

/** `before, after`: 1 and 100 are a hundred new shares for each old one. */
export const splits = variant<Field>({
  code: 'corporate-actions',
  names: { day: days, before, after, type, isin, ticker },
  required: ['day', 'before', 'after'],
  days: ['day'],
  records: () => ['split'],
  subjectOf: (peek, { findMic }) => plainSubject(peek, findMic),
  rows: (columns, reading) => readRows(columns, reading, ({ after: to, before: from }) => [to, from]),
});

/** `ratio`: 4, 4:1 or 4-for-1. */
export const splitRatios = variant<RatioField>({
  code: 'corporate-actions',
  names: { day: days, ratio, isin, ticker },
  required: ['day', 'ratio'],
  days: ['day'],
  accepts: (folded) => !folded.some((name) => /^(?:close|open|price|last|dividends)$/.test(name)),
  records: () => ['split'],
  subjectOf: (peek, { findMic }) => plainSubject(peek, findMic),
  rows: (columns, reading) => readRows(columns, reading, ({ ratio: text }) => toFraction(text)),
});

interface Written {
  readonly before?: string | undefined;
  readonly after?: string | undefined;
  readonly ratio?: string | undefined;
}

function readRows(
  columns: Columns<Field | RatioField>,
  reading: Reading,
  fractionOf: (written: Written) => readonly [string | undefined, string | undefined],
): (row: TableRow) => readonly Read[] {
  const cells = cellsOf<Field | RatioField | SubjectField>(columns, reading);
  const subjectOf = subjectReader(columns, cells, reading);
  return (row) => {
    const { line, raw } = row;
    cells.open(row);
    const on = cells.needDay('day');
    const text = cells.text('ratio');
    const [to, from] = fractionOf({
      before: cells.number('before'),
      after: cells.number('after'),
      ratio: text,
    });
    const fault = cells.fault();
    if (fault) return [{ line, raw, finding: fault }];
    if (!isPositive(to) || !isPositive(from)) return [{ line, raw, finding: notARatio(line, text) }];
    const record: SplitRecord = { type: 'split', subject: subjectOf(), day: on, after: to, before: from };
    return [{ line, raw, records: [record] }];
  };
}

const isPositive = (number: string | undefined): number is string => Number(number) > 0;

const notARatio = (line: number, value = '') =>
  ({ rule: 'not_a_number', severity: 'reject', line, field: 'ratio', value }) as const;

const LONGEST_RATIO = 40;

function toFraction(text = ''): readonly [string | undefined, string | undefined] {
  if (text.length > LONGEST_RATIO) return [undefined, undefined];
  const match = /^(\d+(?:\.\d+)?)(?:\s*(?::|\/|-?\s*for\s*-?)\s*(\d+(?:\.\d+)?))?$/i.exec(text.trim());
  return match ? [match[1], match[2] ?? '1'] : [undefined, undefined];
}
