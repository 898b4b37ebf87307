import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { findMonth } from '#domain/import/month-names.ts';
import { readDay } from '#domain/import/read-day.ts';
import type { ImportRecord } from '#domain/import/records.ts';
import type { TableRow } from '../../decode/peek.ts';
import type { Cells } from '../cells.ts';
import type { Read } from '../format.ts';

/** Rows of observations: each has a day or a period, and values of which `recordsOf` makes records. */
export function readObservations<F extends string>(
  cells: Cells<F>,
  period: F,
  recordsOf: (day: CalendarDay, row: TableRow) => readonly ImportRecord[],
): (row: TableRow) => readonly Read[] {
  return (row) => {
    const { line, raw } = row;
    cells.open(row);
    const day = readPeriod(cells.needText(period)) ?? cells.needDay(period);
    const records = recordsOf(day, row);
    const fault = cells.fault();
    if (fault) return [{ line, raw, finding: fault }];
    if (records.length === 0) return [{ line, raw, finding: { rule: 'no_values', severity: 'note', line } }];
    return [{ line, raw, records }];
  };
}

const QUARTER = /^(\d{4})-?Q([1-4])$/;
const HALF = /^(\d{4})-?[HS]([12])$/;
const NAMED_MONTH = /^(\d{4})[- ]?(\p{L}{3})$/u;
const MONTH = /^(\d{4})[-M](\d\d)$/;
const MONTH_FIRST = /^(\d\d)\.(\d{4})$/;

/** A month, a quarter, a half or a whole year begins on its first day; null where it is a day or nothing. */
export function readPeriod(text: string): CalendarDay | null {
  const quarter = QUARTER.exec(text);
  if (quarter) return `${quarter[1]}-${String(Number(quarter[2]) * 3 - 2).padStart(2, '0')}-01`;
  const half = HALF.exec(text);
  if (half) return `${half[1]}-${half[2] === '1' ? '01' : '07'}-01`;
  const named = NAMED_MONTH.exec(text);
  const number = named && findMonth(named[2] ?? '');
  if (named && number) return `${named[1]}-${String(number).padStart(2, '0')}-01`;
  const month = MONTH.exec(text);
  if (month) return readDay(`${month[1]}-${month[2]}-01`);
  const monthFirst = MONTH_FIRST.exec(text);
  if (monthFirst) return readDay(`${monthFirst[2]}-${monthFirst[1]}-01`);
  return /^(?:1[89]|2[01])\d\d$/.test(text) ? `${text}-01-01` : null;
}
