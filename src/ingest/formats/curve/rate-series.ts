import { COLUMN_WORDS } from '#domain/import/column-words.ts';
import type { RateRecord } from '#domain/import/records.ts';
import type { Peek, TableRow } from '../../decode/peek.ts';
import { type Cells, cellsOf } from '../cells.ts';
import type { Columns } from '../columns.ts';
import type { Read, Reading } from '../format.ts';
import { variant } from '../several-tables.ts';

const SERIES = /^[A-Z][A-Z0-9_]{2,}$/;
const PRICES = /^(?:OPEN|HIGH|LOW|CLOSE|LAST|PRICE|VOLUME|VALUE|RATE|NAV|PX_LAST)$/;

/** FRED: the day of the observation, and one column a series; a missing value is a point or nothing. */
export const fredSeries = variant<'day'>({
  code: 'curve',
  names: { day: ['observation date', 'date'] },
  required: ['day'],
  days: ['day'],
  accepts: (folded, { day = 0 }, { content }) => {
    const others = content.kind === 'table' ? content.header.filter((_name, place) => place !== day) : [];
    if (others.length === 0 || !others.every((name) => SERIES.test(name) && !PRICES.test(name))) return false;
    // Without that name only FRED's older files, and those of the Bank of England, write DATE so.
    const name = content.kind === 'table' ? content.header[day]?.trim() : '';
    if (folded[day] === 'observation date') return true;
    if (others.every(isOfEngland)) return true;
    return name === 'DATE' && (others.length === 1 || hasPoints(content));
  },
  records: () => ['rate'],
  rows(columns, reading, header) {
    const series = header.flatMap((code, place) => (place === columns.day ? [] : [{ code, place }]));
    const places: Record<string, number> = { ...columns };
    for (const { code, place } of series) places[code] = place;
    return readRates(
      cellsOf<string>(places, reading),
      series.map(({ code }) => ({ code, field: code })),
    );
  },
});

/** `IUDSOIA`, `XUDLERS`: seven letters, of which the first say what and how often. */
const isOfEngland = (name: string) => /^(?:IU|XU|LP|CF|RP)[A-Z][A-Z0-9]{4}$/.test(name);

/** Prices of several tickers have the same header, but no points for missing values. */
const hasPoints = (content: Peek['content']) =>
  content.kind === 'table' &&
  (content.sample.length === 0 || content.sample.some((cells) => cells.some((cell) => cell.trim() === '.')));

/** `Date, Rate` in any language: which rate it is, --ticker or a recipe says. */
export const singleRate = variant<'day' | 'percent'>({
  code: 'curve',
  names: {
    day: [...COLUMN_WORDS.day, 'month', 'date changed'],
    percent: [...COLUMN_WORDS.percent, 'bank rate'],
  },
  required: ['day', 'percent'],
  days: ['day'],
  accepts: (folded) => folded.length === 2,
  records: () => ['rate'],
  refuse: (reading) =>
    seriesOf(reading) ? null : { rule: 'missing_required', severity: 'hold', field: 'code' },
  rows: (columns: Columns<'day' | 'percent'>, reading: Reading) =>
    readRates(cellsOf<string>(columns, reading), [{ code: seriesOf(reading), field: 'percent' }]),
});

const seriesOf = ({ constants, subject }: Reading): string => constants.code ?? subject.ticker ?? '';

export function readRates(
  cells: Cells<string>,
  series: readonly { readonly code: string; readonly field: string }[],
): (row: TableRow) => readonly Read[] {
  return (row) => {
    const { line, raw } = row;
    cells.open(row);
    const day = cells.needDay('day');
    const records = series.flatMap(({ code, field }): RateRecord[] => {
      const percent = cells.number(field);
      return percent === undefined ? [] : [{ type: 'rate', code: code.trim(), day, percent }];
    });
    const fault = cells.fault();
    if (fault) return [{ line, raw, finding: fault }];
    if (records.length === 0) return [{ line, raw, finding: { rule: 'no_values', severity: 'note', line } }];
    return [{ line, raw, records }];
  };
}

/** The reference rates of the New York Fed: each row says which one it is. */
export const newYorkRates = variant<'day' | 'code' | 'percent'>({
  code: 'curve',
  names: { day: ['effective date'], code: ['rate type'], percent: ['rate (%)'] },
  required: ['day', 'code', 'percent'],
  days: ['day'],
  records: () => ['rate'],
  rows(columns, reading) {
    const cells = cellsOf<string>(columns, reading);
    return (row) => {
      cells.open(row);
      const code = cells.text('code');
      if (code === undefined)
        return [
          { line: row.line, raw: row.raw, finding: { rule: 'trailer', severity: 'note', line: row.line } },
        ];
      return readRates(cells, [{ code, field: 'percent' }])(row);
    };
  },
});
