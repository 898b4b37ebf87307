import type { CalendarDay } from './calendar-day.ts';

const FIRST_DAY: CalendarDay = '0001-01-01';
const LAST_DAY: CalendarDay = '9999-12-31';
const DAY_MS = 86_400_000;

export interface DayLimits {
  readonly min?: CalendarDay | undefined;
  readonly max?: CalendarDay | undefined;
}

/** So many days later, or earlier when negative; it stops at the ends of the calendar. */
export function addDays(day: CalendarDay, days: number): CalendarDay {
  const instant = Date.parse(`${day}T00:00:00Z`) + days * DAY_MS;
  if (instant < Date.parse(`${FIRST_DAY}T00:00:00Z`)) return FIRST_DAY;
  if (instant > Date.parse(`${LAST_DAY}T00:00:00Z`)) return LAST_DAY;
  return new Date(instant).toISOString().slice(0, 10);
}

/** The nearest day that the limits allow. */
export function limitDay(day: CalendarDay, { min, max }: DayLimits): CalendarDay {
  if (min && day < min) return min;
  if (max && day > max) return max;
  return day;
}

/** The same day so many months later, or earlier when negative; the last day of a month that is too short for it. */
export function addMonths(day: CalendarDay, months: number): CalendarDay {
  const [year = 1, month = 1, date = 1] = day.split('-').map(Number);
  const count = year * 12 + (month - 1) + months;
  const [wantedYear, wantedMonth] = [Math.floor(count / 12), (((count % 12) + 12) % 12) + 1];
  if (wantedYear < 1) return FIRST_DAY;
  if (wantedYear > 9999) return LAST_DAY;
  return `${written(wantedYear, 4)}-${written(wantedMonth, 2)}-${written(Math.min(date, daysIn(wantedYear, wantedMonth)), 2)}`;
}

/** The same day of another year; 29 February becomes the 28th where there is none. */
export const addYears = (day: CalendarDay, years: number): CalendarDay => addMonths(day, 12 * years);

/** The last day of the month that the day is in. */
export function lastOfMonth(day: CalendarDay): CalendarDay {
  return `${day.slice(0, 8)}${daysIn(Number(day.slice(0, 4)), Number(day.slice(5, 7)))}`;
}

const written = (part: number, digits: number) => String(part).padStart(digits, '0');

function daysIn(year: number, month: number): number {
  if (month !== 2) return [4, 6, 9, 11].includes(month) ? 30 : 31;
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
}
