import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { type DayNumber, toDayNumber } from '#domain/calendar/day-number.ts';

export interface VenueDay {
  readonly today: DayNumber;
  /** Null where its trading is over. */
  readonly runningDay: DayNumber | null;
}

/** Every main session has ended by this hour of its own clock. */
const LAST_HOUR = 19;

/** What day it is on the clocks of a time zone, for a run that begins now. */
export function createVenueClock(now: Date): (timeZone: string) => VenueDay {
  const known = new Map<string, VenueDay>();
  return (timeZone) => {
    const found = known.get(timeZone);
    if (found) return found;
    const day = readClock(now, timeZone);
    known.set(timeZone, day);
    return day;
  };
}

function readClock(now: Date, timeZone: string): VenueDay {
  const written: CalendarDay = new Intl.DateTimeFormat('en-CA', { timeZone }).format(now);
  const hour = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(now);
  const today = toDayNumber(written);
  return { today, runningDay: Number(hour) < LAST_HOUR ? today : null };
}
