import { COLUMN_WORDS } from '#domain/import/column-words.ts';
import type { CurveRecord } from '#domain/import/records.ts';
import type { TableRow } from '../../decode/peek.ts';
import { cellsOf } from '../cells.ts';
import type { Columns } from '../columns.ts';
import type { Read, Reading } from '../format.ts';
import { variant } from '../several-tables.ts';
import type { TableSpec } from '../table-format.ts';
import { readObservations } from './observations.ts';
import { findPublished, isReal, isTreasuryPar, kindAbove, type PublishedCurve } from './published-curves.ts';
import { readTenor } from './tenor.ts';

type Rows = readonly (readonly string[])[];

const FEWEST_TENORS = 3;
const KINDS = ['par', 'zero', 'forward', 'swap'] as const;

/** One row a day, one column a tenor: `date, 1m, 2m, …, 30y`. */
const TABLE: TableSpec<'day'> = {
  code: 'curve',
  names: { day: COLUMN_WORDS.day },
  required: ['day'],
  days: ['day'],
  plainHeader: withTenors,
  accepts: (folded) =>
    !isTreasuryPar(folded) && folded.filter((name) => readTenor(name) !== null).length >= FEWEST_TENORS,
  records: () => ['curve'],
  refuse: (reading, header, above) => {
    if (isReal(above)) return { rule: 'skipped', severity: 'reject', details: { why: 'real_rates' } };
    const { code, currency } = curveOf(header, reading, above);
    const field = code === '' ? 'code' : currency === '' ? 'currency' : null;
    return field && { rule: 'missing_required', severity: 'hold', field };
  },
  remarks: (header, columns) =>
    withTenors(header).flatMap((name, place) =>
      place === columns.day || name.trim() === '' || name.startsWith('#') || readTenor(name) !== null
        ? []
        : [{ rule: 'unknown_tenor', severity: 'warn', value: name.trim() }],
    ),
  rows: readRows,
};

export const curveTable = variant<'day'>(TABLE);

/** Its days begin with the month, which a file of a few days does not show. */
export const treasuryTable = variant<'day'>({
  ...TABLE,
  dayOrder: 'mdy',
  accepts: (_folded, _columns, { content }) => content.kind === 'table' && isTreasuryPar(content.header),
});

const YEARS = /^\d{1,2}(?:[.,]\d+)?$/;

/** Central banks write years as numbers, beside a column that is named after them or after nothing. */
function withTenors(header: readonly string[]): readonly string[] {
  const [first = '', ...others] = header;
  const names = others.map((name) => name.trim()).filter((name) => name !== '');
  if (names.length < FEWEST_TENORS || !names.every((name) => YEARS.test(name))) return header;
  const day = /^(?:years?:?|maturity|)$/i.test(first.trim()) ? 'Date' : first;
  return [
    day,
    ...others.map((name) => (YEARS.test(name.trim()) ? `${name.trim().replace(',', '.')}Y` : name)),
  ];
}

function readRows(
  columns: Columns<'day'>,
  reading: Reading,
  header: readonly string[],
  above: Rows,
): (row: TableRow) => readonly Read[] {
  const tenors = withTenors(header).flatMap((name, place) => {
    const months = readTenor(name);
    return months === null ? [] : [{ months, place, field: name }];
  });
  const places: Record<string, number> = { ...columns };
  for (const { field, place } of tenors) places[field] = place;
  const cells = cellsOf<string>(places, reading);
  const curve = curveOf(header, reading, above);
  return readObservations(cells, 'day', (day) =>
    tenors.flatMap(({ months, field }): CurveRecord[] => {
      const percent = cells.number(field);
      return percent === undefined ? [] : [{ type: 'curve', ...curve, day, months, percent }];
    }),
  );
}

/** Which curve it is stands in no column: the names of tenors or a title may give it away. */
function curveOf(header: readonly string[], { constants, subject }: Reading, above: Rows): PublishedCurve {
  const published = findPublished(header, above);
  return {
    code: constants.code ?? subject.ticker ?? published?.code ?? '',
    currency: constants.currency ?? published?.currency ?? '',
    kind: KINDS.find((each) => each === constants.kind) ?? published?.kind ?? kindAbove(above) ?? 'par',
  };
}
