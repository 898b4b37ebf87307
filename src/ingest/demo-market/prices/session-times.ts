import { type DayNumber, isWeekday, toCalendarDay } from '#domain/calendar/day-number.ts';

const FIRST_MINUTE = 10 * 60;
const LAST_MINUTE = 18 * 60 + 45;
const STEP_MINUTES = 5;
const MINUTES_PER_DAY = 24 * 60;
/** A session that has hardly begun would leave the chart empty all day. */
const FEWEST_POINTS = 12;

/**
 * Every fifth minute from 10:00 to 18:45 on the venue's clocks.
 *
 * While that session is running, only what has passed: nobody has seen a price of the future. Before it
 * has properly begun, the whole of it.
 */
export function sessionTimes(day: DayNumber, timeZone: string, now: Date): Date[] {
  const times: Date[] = [];
  for (let minute = FIRST_MINUTE; minute <= LAST_MINUTE; minute += STEP_MINUTES) {
    times.push(instantOf(day, minute, timeZone));
  }
  const passed = times.filter((time) => time <= now);
  return passed.length < FEWEST_POINTS ? times : passed;
}

/** Whether that session is running: on weekdays, by the venue's clocks. */
export function isInSession(timeZone: string, now: Date): boolean {
  const { day, minute } = localTime(timeZone, now);
  return isWeekday(day) && minute >= FIRST_MINUTE && minute < LAST_MINUTE;
}

/**
 * The newest day that a market may end with: `today` of the site, unless the venue's clocks are still before midnight.
 * Ticks would otherwise land on the day before the newest one.
 */
export function lastMarketDay(today: DayNumber, timeZone: string, now: Date): DayNumber {
  return Math.min(today, localTime(timeZone, now).day);
}

function localTime(timeZone: string, now: Date): { day: DayNumber; minute: number } {
  const minutes = Math.floor((now.getTime() + offsetAt(now, timeZone)) / 60_000);
  const day = Math.floor(minutes / MINUTES_PER_DAY);
  return { day, minute: minutes - day * MINUTES_PER_DAY };
}

/** The moment at which clocks in the zone show this minute of this day. */
function instantOf(day: DayNumber, minute: number, timeZone: string): Date {
  const asIfUtc = Date.parse(`${toCalendarDay(day)}T00:00:00Z`) + minute * 60_000;
  return new Date(asIfUtc - offsetAt(new Date(asIfUtc), timeZone));
}

function offsetAt(instant: Date, timeZone: string): number {
  const shown = formatOf(timeZone).format(instant).replace(' ', 'T');
  return Date.parse(`${shown}Z`) - instant.getTime();
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const cached = formats.get(timeZone);
  if (cached) return cached;
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  formats.set(timeZone, format);
  return format;
}
