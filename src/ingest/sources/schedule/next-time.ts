import type { Cron } from './cron.ts';
import { clockOf, momentOf } from './zone-clock.ts';

const DAY_MS = 86_400_000;
/** The 29th of February comes at least every eight years. */
const MOST_DAYS = 366 * 8;

/** The first moment after the given one at which it is due; null for a day that never comes. */
export function nextTime(cron: Cron, timeZone: string, after: Date): Date | null {
  const clock = clockOf(timeZone, after);
  const today = Date.UTC(clock.getUTCFullYear(), clock.getUTCMonth(), clock.getUTCDate());
  for (let ahead = 0; ahead < MOST_DAYS; ahead++) {
    const day = new Date(today + ahead * DAY_MS);
    if (!isDue(cron, day)) continue;
    const found = firstOfDay(cron, timeZone, day, after);
    if (found) return found;
  }
  return null;
}

function firstOfDay({ hours, minutes }: Cron, timeZone: string, day: Date, after: Date): Date | null {
  for (const hour of hours)
    for (const minute of minutes) {
      const moment = momentOf(timeZone, new Date(day.getTime() + (hour * 60 + minute) * 60_000));
      if (moment > after) return moment;
    }
  return null;
}

function isDue({ days, months, weekdays, isEitherDay }: Cron, day: Date): boolean {
  if (!months.has(day.getUTCMonth() + 1)) return false;
  const isDay = days.has(day.getUTCDate());
  const isWeekday = weekdays.has(day.getUTCDay());
  return isEitherDay ? isDay || isWeekday : isDay && isWeekday;
}
