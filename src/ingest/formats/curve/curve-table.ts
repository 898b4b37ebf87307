import { COLUMN_WORDS } from '#domain/import/column-words.ts';
import type { CurveRecord } from '#domain/import/records.ts';
import type { TableRow } from '../../decode/peek.ts';
import { cellsOf } from '../cells.ts';
import type { Columns } from '../columns.ts';
import type { Read, Reading } from '../format.ts';
import { variant } from '../several-tables.ts';
import { readTenor } from './tenor.ts';
import { TREASURY_PAR } from './treasury-xml.ts';

const FEWEST_TENORS = 3;
const KINDS = ['par', 'zero', 'forward', 'swap'] as const;

/** One row a day, one column a tenor: `date, 1m, 2m, …, 30y`, or `Date, "1 Mo", …, "30 Yr"` of the US Treasury. */
export const curveTable = variant<'day'>({
  code: 'curve',
  names: { day: COLUMN_WORDS.day },
  required: ['day'],
  days: ['day'],
  plainHeader: withTenors,
  accepts: (folded) => folded.filter((name) => readTenor(name) !== null).length >= FEWEST_TENORS,
  records: () => ['curve'],
  refuse: (reading, header) => {
    const { code, currency } = curveOf(header, reading);
    const field = code === '' ? 'code' : currency === '' ? 'currency' : null;
    return field && { rule: 'missing_required', severity: 'hold', field };
  },
  rows: readRows,
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
): (row: TableRow) => readonly Read[] {
  const tenors = withTenors(header).flatMap((name, place) => {
    const months = readTenor(name);
    return months === null ? [] : [{ months, place, field: name }];
  });
  const places: Record<string, number> = { ...columns };
  for (const { field, place } of tenors) places[field] = place;
  const cells = cellsOf<string>(places, reading);
  const curve = curveOf(header, reading);
  return (row) => {
    const { line, raw } = row;
    cells.open(row);
    const day = cells.needDay('day');
    const points = tenors.flatMap(({ months, field }): CurveRecord[] => {
      const percent = cells.number(field);
      return percent === undefined ? [] : [{ type: 'curve', ...curve, day, months, percent }];
    });
    const fault = cells.fault();
    if (fault) return [{ line, raw, finding: fault }];
    if (points.length === 0) return [{ line, raw, finding: { rule: 'no_values', severity: 'note', line } }];
    return [{ line, raw, records: points }];
  };
}

/** Which curve it is stands in no column; only the Treasury's own names of tenors give it away. */
function curveOf(
  header: readonly string[],
  { constants, subject }: Reading,
): Pick<CurveRecord, 'code' | 'currency' | 'kind'> {
  const isTreasury =
    header.some((name) => /^1 mo$/i.test(name.trim())) && header.some((name) => /^30 yr$/i.test(name.trim()));
  const kind = KINDS.find((each) => each === constants.kind) ?? 'par';
  return {
    code: constants.code ?? subject.ticker ?? (isTreasury ? TREASURY_PAR : ''),
    currency: constants.currency ?? (isTreasury ? 'USD' : ''),
    kind,
  };
}
