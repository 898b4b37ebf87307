import { COLUMN_WORDS } from '#domain/import/column-words.ts';
import { multiplyDecimals } from '#domain/import/decimal-arithmetic.ts';
import type { CurveRecord, RateRecord } from '#domain/import/records.ts';
import { findReferenceRate } from '#domain/import/reference-rate.ts';
import type { Peek, TableRow } from '../../decode/peek.ts';
import { type Cells, cellsOf } from '../cells.ts';
import { type ColumnNames, type Columns, findColumns } from '../columns.ts';
import type { Read, Reading } from '../format.ts';
import { variant } from '../several-tables.ts';
import { readObservations } from './observations.ts';
import { readTenor } from './tenor.ts';

type Field = 'day' | 'tenor' | 'years' | 'months' | 'percent' | 'currency' | 'code' | 'kind';

const KINDS = ['par', 'zero', 'forward', 'swap'] as const;

const NAMES: ColumnNames<Field> = {
  day: COLUMN_WORDS.day,
  tenor: ['tenor', 'term', 'maturity', 'срок', 'laufzeit'],
  years: ['years', 'tenor years', 'period', 'срок, лет'],
  months: ['months', 'tenor months'],
  percent: [...COLUMN_WORDS.percent, 'value', 'zero rate', 'par rate'],
  currency: COLUMN_WORDS.currency,
  code: ['curve', 'curve code', 'curve name'],
  kind: ['curve kind', 'rate kind'],
};

/** One row a point: the day, the tenor and the rate; which curve it is, a column or `--ticker` says. */
export const curveList = variant<Field>({
  code: 'curve',
  names: NAMES,
  required: ['day', 'percent'],
  days: ['day'],
  accepts: (folded, columns, peek) =>
    !folded.some((name) => /^(?:isin|ticker|close|price)$/.test(name)) &&
    (columns.months !== undefined || columns.years !== undefined || hasTenors(columns, peek)),
  records: (_columns, { name }) => [familyOf(name) === undefined ? 'curve' : 'rate'],
  subjectOf: ({ name }) => {
    const family = familyOf(name);
    return family === undefined ? {} : { ticker: family };
  },
  refuse: (reading, header) => {
    const { code, currency } = findColumns(header, NAMES, reading.columns);
    if (codeOf(reading) === '' && code === undefined)
      return { rule: 'missing_required', severity: 'hold', field: 'code' };
    return currency === undefined &&
      reading.constants.currency === undefined &&
      familyIn(reading) === undefined
      ? { rule: 'missing_required', severity: 'hold', field: 'currency' }
      : null;
  },
  rows: readRows,
});

/** Words such as "maturity" head other columns, too: most cells must be tenors. */
function hasTenors({ tenor }: Columns<Field>, { content }: Peek): boolean {
  if (tenor === undefined || content.kind !== 'table') return false;
  const cells = content.sample.map((row) => row[tenor] ?? '');
  return cells.filter((cell) => readTenor(cell) !== null).length * 2 >= cells.length;
}

const codeOf = ({ constants, subject }: Reading): string => constants.code ?? subject.ticker ?? '';

const FAMILY = /euribor|wibor|libor|stibor|nibor|pribor|bubor|shibor|hibor|tibor/i;

/** Tenors of a reference rate are rates of their own, which bonds follow, and no points of a curve. */
const familyOf = (name: string): string | undefined => FAMILY.exec(name)?.[0]?.toUpperCase();

const familyIn = ({ subject, constants }: Reading): string | undefined =>
  constants.code === undefined ? familyOf(subject.ticker ?? '') : undefined;

function readRows(columns: Columns<Field>, reading: Reading): (row: TableRow) => readonly Read[] {
  const cells = cellsOf<Field>(columns, reading);
  const family = familyIn(reading);
  const points = readObservations(cells, 'day', (day): (CurveRecord | RateRecord)[] => {
    const percent = cells.number('percent');
    const rate = family === undefined ? null : findReferenceRate(`${family} ${cells.text('tenor') ?? ''}`);
    if (rate !== null) return percent === undefined ? [] : [{ type: 'rate', code: rate, day, percent }];
    const currency = cells.has('currency') ? cells.needText('currency') : '';
    const months = monthsOf(cells) ?? '';
    const code = cells.text('code') ?? codeOf(reading);
    const kind = cells.word('kind', KINDS) ?? KINDS.find((each) => each === reading.constants.kind) ?? 'par';
    return percent === undefined ? [] : [{ type: 'curve', code, currency, kind, day, months, percent }];
  });
  return (row) => {
    const { line, raw } = row;
    cells.open(row);
    if (monthsOf(cells) !== null || cells.number('percent') === undefined) return points(row);
    const value = cells.text('tenor') ?? '';
    return [
      { line, raw, finding: { rule: 'unknown_tenor', severity: 'reject', line, field: 'tenor', value } },
    ];
  };
}

function monthsOf(cells: Cells<Field>): string | null {
  const years = cells.number('years');
  return (
    cells.number('months') ??
    (years === undefined ? readTenor(cells.text('tenor') ?? '') : multiplyDecimals(years, '12'))
  );
}
