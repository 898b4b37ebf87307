import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { parseWrittenDay } from '#domain/calendar/written-day.ts';
import type { DecimalMark } from '#domain/numbers/typed-number.ts';
import { readPercent } from './read-percent.ts';

/** A day with a number: a part that is repaid, the price of an option, a rate, or the money of a coupon. */
export interface TypedRow {
  readonly day: CalendarDay;
  readonly percent: number;
}

export interface ReadRows {
  readonly rows: readonly TypedRow[];
  /** The number of the first row that cannot be read. */
  readonly fault: { readonly row: number } | null;
}

export const MOST_ROWS = 120;

/** An option is at par unless a price is given; a repayment must state its part. */
const USUAL = {
  repaid: null,
  puts: 100,
  calls: 100,
  steps: null,
  coupons: null,
  'coupon-rates': null,
  projected: null,
} as const;
export type RowsField = keyof typeof USUAL;

/**
 * Rows as they are typed or pasted from a spreadsheet, one a line: a day, then a percentage. An address has them on one
 * line with semicolons between them.
 */
export function readRows(field: RowsField, text: string, mark: DecimalMark): ReadRows {
  const lines = text
    .split(/[\n\r;]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const rows: TypedRow[] = [];
  for (const [at, line] of lines.entries()) {
    const row = readRow(line, mark, USUAL[field]);
    if (!row) return { rows, fault: { row: at + 1 } };
    rows.push(row);
  }
  return { rows, fault: null };
}

function readRow(line: string, mark: DecimalMark, usual: number | null): TypedRow | null {
  const written = /^[^\s:：]+/u.exec(line)?.[0] ?? '';
  const rest = line.slice(written.length).replace(/^[\s:：]+/u, '');
  const day = parseWrittenDay(written);
  const percent = readPercent(rest, mark);
  if (day === null || percent.kind === 'wrong') return null;
  if (percent.kind === 'number') return { day, percent: percent.value };
  return usual === null ? null : { day, percent: usual };
}
