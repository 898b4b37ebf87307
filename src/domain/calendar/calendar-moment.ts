import type { CalendarMoment } from './written-day.ts';

/** What clocks show at `instant` with the site's display offset: `calendarDayAt` with its time. */
export function calendarMomentAt(instant: Date, offsetMinutes: number): CalendarMoment {
  return new Date(instant.getTime() + offsetMinutes * 60_000).toISOString().slice(0, 16);
}
