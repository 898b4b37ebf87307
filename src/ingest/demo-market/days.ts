import type { CalendarDay } from '#domain/calendar/calendar-day.ts';

/** Days since 1 January 1970: a calendar day that can be counted with. */
export type DayNumber = number;

const MS_PER_DAY = 86_400_000;
const SATURDAY = 6;

export function toDayNumber(day: CalendarDay): DayNumber {
  return Date.parse(`${day}T00:00:00Z`) / MS_PER_DAY;
}

export function toCalendarDay(day: DayNumber): CalendarDay {
  return new Date(day * MS_PER_DAY).toISOString().slice(0, 10);
}

export function isWeekday(day: DayNumber): boolean {
  const weekday = new Date(day * MS_PER_DAY).getUTCDay();
  return weekday !== 0 && weekday !== SATURDAY;
}

export function lastWeekdayUpTo(day: DayNumber): DayNumber {
  return isWeekday(day) ? day : lastWeekdayUpTo(day - 1);
}

export function firstWeekdayFrom(day: DayNumber): DayNumber {
  return isWeekday(day) ? day : firstWeekdayFrom(day + 1);
}

/** The same day some months away, or the month's last day where it has no such day. */
export function addMonths(day: DayNumber, months: number): DayNumber {
  const date = new Date(day * MS_PER_DAY);
  const first = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1);
  const following = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months + 1, 1);
  const length = (following - first) / MS_PER_DAY;
  return first / MS_PER_DAY + Math.min(date.getUTCDate(), length) - 1;
}

/** The ten years of weekdays that end on `last`: the grid that every price path walks on. */
export function weekdaysOfTenYears(last: DayNumber): DayNumber[] {
  const days: DayNumber[] = [];
  for (let day = addMonths(last, -120) + 1; day <= last; day++) if (isWeekday(day)) days.push(day);
  return days;
}
