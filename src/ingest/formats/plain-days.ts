import { type CalendarDay, isCalendarDay } from '#domain/calendar/calendar-day.ts';
import type { TableRow } from '../decode/peek.ts';

/** How the days of one column become days of four digits for the year; null where they are written so, or in words. */
type ToPlainDay = (cell: string) => string;

const MOMENT = /^1?\d{9}(?:\d{3}|\d{6}|\d{9})?$/;
const SIX = /^(\d\d)(\d\d)(\d\d)$/;
/** 113/01/02 of Taiwan is 2 January 2024. */
const OF_REPUBLIC = /^(1\d\d)([/.-])(\d{1,2})\2(\d{1,2})$/;
/** R6.3.13 of Japan is 13 March 2024. */
const OF_ERA = /^([MTSHR])(\d{1,2})[./](\d{1,2})[./](\d{1,2})$/;
const YEARS_BEFORE_ERA: Readonly<Record<string, number>> = { M: 1867, T: 1911, S: 1925, H: 1988, R: 2018 };
const YEARS_BEFORE_REPUBLIC = 1911;
const FIRST_OF_LAST_CENTURY = 70;
const [SUNDAY, FRIDAY] = [0, 5];
const HOURS = 3_600_000;

/**
 * Days that no single cell tells: moments since 1970, which begin on another day in the east, and six digits with the year at
 * either end. All cells of a column are written in one way, so the first ones decide.
 */
export function findPlainDay(cells: readonly string[]): ToPlainDay | null {
  const given = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  // Notes may stand below a table.
  const matching = (pattern: RegExp) => {
    const found = given.filter((cell) => pattern.test(cell));
    return found.length * 2 > given.length ? found : null;
  };
  const moments = matching(MOMENT);
  if (moments) return ofMoments(moments);
  const digits = matching(SIX);
  if (digits) return ofSixDigits(digits);
  if (matching(OF_ERA)) return ofEra;
  return matching(OF_REPUBLIC) && ofRepublic;
}

/** The same rows with plain days. */
export async function* withPlainDays(
  rows: AsyncIterable<readonly TableRow[]>,
  places: readonly number[],
): AsyncIterable<readonly TableRow[]> {
  let writers: readonly (readonly [number, ToPlainDay])[] | null = null;
  for await (const batch of rows) {
    writers ??= writersOf(
      batch.map(({ cells }) => cells),
      places,
    );
    const known = writers;
    yield known.length === 0 ? batch : batch.map((row) => ({ ...row, cells: rewrite(row.cells, known) }));
  }
}

export function plainSample(
  sample: readonly (readonly string[])[],
  places: readonly number[],
): readonly (readonly string[])[] {
  const writers = writersOf(sample, places);
  return writers.length === 0 ? sample : sample.map((cells) => rewrite(cells, writers));
}

function writersOf(sample: readonly (readonly string[])[], places: readonly number[]) {
  return places.flatMap((place): (readonly [number, ToPlainDay])[] => {
    const write = findPlainDay(sample.map((cells) => cells[place] ?? ''));
    return write ? [[place, write]] : [];
  });
}

function rewrite(cells: readonly string[], writers: readonly (readonly [number, ToPlainDay])[]): string[] {
  const written = [...cells];
  for (const [place, write] of writers) written[place] = write(written[place]?.trim() ?? '');
  return written;
}

/** Of nine digits until September 2001, then of ten; the rest are parts of a second. */
const toMilliseconds = (cell: string): number =>
  Number(cell.slice(0, cell.length % 3 === 0 ? 9 : 10)) * 1_000;

/**
 * East of Greenwich, a trading day may begin on the evening before: then there are Sundays, but no Fridays. Where a moment is late
 * and nothing shows it, the day is left open.
 */
function ofMoments(cells: readonly string[]): ToPlainDay | null {
  const moments = cells.map(toMilliseconds);
  const weekdays = new Set(moments.map((at) => new Date(at).getUTCDay()));
  const isEvening = weekdays.has(SUNDAY) && !weekdays.has(FRIDAY);
  const isLate = moments.some((at) => new Date(at).getUTCHours() >= 15);
  if (isLate && !isEvening && !weekdays.has(FRIDAY)) return null;
  return (cell) => (MOMENT.test(cell) ? dayOf(toMilliseconds(cell) + (isEvening ? 12 * HOURS : 0)) : cell);
}

const dayOf = (at: number): CalendarDay => new Date(at).toISOString().slice(0, 10);

/** Days change from row to row, years do not. */
function ofSixDigits(cells: readonly string[]): ToPlainDay | null {
  const parts = cells.map((cell) => SIX.exec(cell) ?? []);
  const count = (part: number) => new Set(parts.map((part_) => part_[part])).size;
  const [first, last] = [count(1), count(3)];
  if (first === last) return null;
  const [year, date] = first < last ? [1, 3] : [3, 1];
  return (cell) => {
    const found = SIX.exec(cell);
    const day = found ? `${fullYear(found[year] ?? '')}-${found[2]}-${found[date]}` : '';
    return isCalendarDay(day) ? day : cell;
  };
}

const fullYear = (year: string) => `${Number(year) >= FIRST_OF_LAST_CENTURY ? '19' : '20'}${year}`;

function ofRepublic(cell: string): string {
  const found = OF_REPUBLIC.exec(cell);
  const year = Number(found?.[1]) + YEARS_BEFORE_REPUBLIC;
  return found ? `${year}-${found[3]?.padStart(2, '0')}-${found[4]?.padStart(2, '0')}` : cell;
}

function ofEra(cell: string): string {
  const [, era = '', year, month = '', day = ''] = OF_ERA.exec(cell) ?? [];
  const before = YEARS_BEFORE_ERA[era];
  return before === undefined
    ? cell
    : `${Number(year) + before}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
