import { type CalendarMoment, timeOf } from '#domain/calendar/written-day.ts';

/** The instant at which today began on the clock that the site shows. */
export function dayBegan(now: Date, shown: CalendarMoment): Date {
  const [hours = 0, minutes = 0] = timeOf(shown).split(':').map(Number);
  const minute = Math.floor(now.getTime() / 60_000);
  return new Date((minute - hours * 60 - minutes) * 60_000);
}
