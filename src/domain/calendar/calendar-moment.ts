import type { CalendarDay } from './calendar-day.ts';
import type { CalendarMoment } from './written-day.ts';

/** What clocks show at `instant` with the site's display offset: `calendarDayAt` with its time. */
export function calendarMomentAt(instant: Date, offsetMinutes: number): CalendarMoment {
  return new Date(instant.getTime() + offsetMinutes * 60_000).toISOString().slice(0, 16);
}

/** The instant at which that clock shows the day's first minute. */
export function startOfDayAt(day: CalendarDay, offsetMinutes: number): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - offsetMinutes * 60_000);
}
