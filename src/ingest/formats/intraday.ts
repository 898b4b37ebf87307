import { foldColumnName } from '#domain/import/fold-column-name.ts';
import type { TableRow } from '../decode/peek.ts';

const TIMES = new Set(
  'time|<time>|время|uhrzeit|zeit|heure|hora|ora|godzina|czas|час|saat|时间|時間|시간'.split('|'),
);
const CLOCK = /[T ,](\d{1,2}:\d\d\S*)/;
const MOMENT = /^1?\d{9}(?:\d{3}|\d{6}|\d{9})?$/;
const SECONDS = 10;
/** Days of summer time are an hour shorter. */
const SHORTEST_DAY = 20 * 3_600;
/** Further names of columns may stand in the first rows. */
const FEWEST_ROWS = 20;
/** The day that is being traded may stand in a file of days twice. */
const FEWEST_OF_ROWS = 4;

/**
 * Whether a file has prices of hours or minutes: several times of one day, for one security. Its rows would be different prices
 * of the same day. Undefined where the rows are too few to show it.
 */
export function isIntraday(
  rows: readonly Pick<TableRow, 'cells'>[],
  header: readonly string[],
  day: number,
): boolean | undefined {
  const timePlace = header.findIndex((name, place) => place !== day && TIMES.has(foldColumnName(name)));
  const before = new Map<string, { readonly day: string; readonly time: string }>();
  let [moments, repeated] = [0, 0];
  for (const { cells } of rows) {
    const read = readMoment(cells[day]?.trim() ?? '', cells[timePlace]?.trim() ?? '');
    if (read === null) continue;
    moments++;
    const security = cells
      .filter((cell, place) => place !== day && place !== timePlace && isName(cell))
      .join();
    const last = before.get(security);
    if (last && isSameDay(last, read)) repeated++;
    before.set(security, read);
  }
  if (moments < 2 && rows.length < FEWEST_ROWS) return undefined;
  return repeated * FEWEST_OF_ROWS > moments;
}

/** Not a number, nor `177.51K`. */
const isName = (cell: string) => /\p{L}/u.test(cell) && !/^[-+\d.,]+\s?\p{L}{1,3}\.?$/u.test(cell.trim());

function readMoment(cell: string, beside: string): { readonly day: string; readonly time: string } | null {
  if (MOMENT.test(cell))
    return { day: '', time: cell.slice(0, cell.length % 3 === 0 ? SECONDS - 1 : SECONDS) };
  const clock = CLOCK.exec(cell);
  const time = clock?.[1] ?? (/^\d{1,2}:?\d\d/.test(beside) ? beside : undefined);
  return time === undefined ? null : { day: cell.slice(0, clock?.index), time };
}

function isSameDay(one: { day: string; time: string }, other: { day: string; time: string }): boolean {
  if (one.time === other.time || one.day !== other.day) return false;
  return one.day !== '' || Math.abs(Number(one.time) - Number(other.time)) < SHORTEST_DAY;
}
