import { type CalendarDay, isCalendarDay } from './calendar-day.ts';

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

/** The same day of another year; 29 February becomes the 28th where there is none. */
export function addYears(day: CalendarDay, years: number): CalendarDay {
  const year = Number(day.slice(0, 4)) + years;
  if (year < 1) return FIRST_DAY;
  if (year > 9999) return LAST_DAY;
  const wanted = `${String(year).padStart(4, '0')}${day.slice(4)}`;
  return isCalendarDay(wanted) ? wanted : wanted.replace('-29', '-28');
}
