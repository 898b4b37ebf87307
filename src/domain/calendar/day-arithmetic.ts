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
