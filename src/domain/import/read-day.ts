import { type CalendarDay, isCalendarDay } from '../calendar/calendar-day.ts';
import { findMonth } from './month-names.ts';

export type DayOrder = 'ymd' | 'dmy' | 'mdy';

const ISO = /^(\d{4})(?:[-/.]|[-/.] )(\d{1,2})(?:[-/.]|[-/.] )(\d{1,2})\.?(?:$|[T ])/;
const COMPACT = /^(\d{4})(\d\d)(\d\d)$/;
const CHINESE = /^(\d{4})[年년] ?(\d{1,2})[月월] ?(\d{1,2})[日일]$/;
/** Seconds or milliseconds since 1970, at midnight: any other time is of another day elsewhere. */
const EPOCH = /^(\d{9,10})(000)?$/;
const SECONDS_OF_DAY = 86_400;
const THREE = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d\d)(?:$|[T ])/;
const NAMED = /^(\d{1,2})[- ./]*(\p{L}+\.?)[- ,/]*(\d{4}|\d\d)$/u;
/** `Wednesday, March 13, 2024`. */
const WEEKDAY = /^\p{L}{2,14}\.?, ?(?=[\p{L}\d])/u;
const MONTH_FIRST = /^(\p{L}+\.?) ?(\d{1,2}),? ?(\d{4})$/u;
const YEAR_FIRST = /^(\d{4})[- ](\p{L}+\.?)[- ](\d{1,2})$/u;
/** Two digits below this are of this century. */
const FIRST_OF_LAST_CENTURY = 70;

/**
 * The day that a cell names, or null. A time behind the day is dropped and never shifts it: the file writes the
 * exchange's own day. A clock time alone is no day. `order` matters only where digits leave it open, as in 03/04/2024.
 */
export function readDay(text: string, order?: DayOrder): CalendarDay | null {
  const trimmed = text.trim();
  const iso = ISO.exec(trimmed) ?? COMPACT.exec(trimmed) ?? CHINESE.exec(trimmed);
  if (iso) return toDay(iso[1], iso[2], iso[3]);
  const three = THREE.exec(trimmed);
  if (three) return readThree(three, order);
  const epoch = EPOCH.exec(trimmed)?.[1];
  return epoch === undefined ? readNamed(trimmed.replace(WEEKDAY, '')) : readEpoch(Number(epoch));
}

const readEpoch = (seconds: number): CalendarDay | null =>
  seconds % SECONDS_OF_DAY === 0 ? new Date(seconds * 1_000).toISOString().slice(0, 10) : null;

/** Zeros and blanks that providers write where there is no day. */
export function isNoDay(text: string): boolean {
  return /^(?:0|0000-00-00.*|00\.00\.0000|)$/.test(text.trim());
}

function readThree(found: RegExpExecArray, order: DayOrder | undefined): CalendarDay | null {
  const [, first = '', mark, second = '', third = ''] = found;
  const orders = order ? [order] : mark === '.' ? (['dmy'] as const) : (['dmy', 'mdy'] as const);
  const days = orders.map((each) => inOrder(first, second, third, each)).filter((day) => day !== null);
  return days.length === 1 || days[0] === days[1] ? (days[0] ?? null) : null;
}

function inOrder(first: string, second: string, third: string, order: DayOrder): CalendarDay | null {
  if (order === 'dmy') return toDay(third, second, first);
  if (order === 'mdy') return toDay(third, first, second);
  return third.length === 2 ? toDay(first, second, third) : null;
}

function readNamed(text: string): CalendarDay | null {
  const dayFirst = NAMED.exec(text);
  if (dayFirst) return toNamed(dayFirst[3], dayFirst[2], dayFirst[1]);
  const monthFirst = MONTH_FIRST.exec(text);
  if (monthFirst) return toNamed(monthFirst[3], monthFirst[1], monthFirst[2]);
  const yearFirst = YEAR_FIRST.exec(text);
  return yearFirst ? toNamed(yearFirst[1], yearFirst[2], yearFirst[3]) : null;
}

function toNamed(year: string | undefined, name = '', day: string | undefined): CalendarDay | null {
  const month = findMonth(name);
  return month === null ? null : toDay(year, String(month), day);
}

function toDay(year = '', month = '', date = ''): CalendarDay | null {
  const day = `${toFullYear(year)}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isCalendarDay(day) ? day : null;
}

function toFullYear(year: string): string {
  if (year.length > 2) return year;
  return `${Number(year) >= FIRST_OF_LAST_CENTURY ? '19' : '20'}${year.padStart(2, '0')}`;
}
