import type { CalendarDay } from '#domain/calendar/calendar-day.ts';

/** Days since 1 January 1970: a calendar day that can be counted with. */
export type DayNumber = number;

const MS_PER_DAY = 86_400_000;
/** 1 January 1970 was a Thursday. */
const FIRST_WEEKDAY = 4;
const SATURDAY = 6;

export function toDayNumber(day: CalendarDay): DayNumber {
  return Date.parse(`${day}T00:00:00Z`) / MS_PER_DAY;
}

export function toCalendarDay(day: DayNumber): CalendarDay {
  const { year, month, date } = civilOf(day);
  return `${year}-${month < 9 ? '0' : ''}${month + 1}-${date < 10 ? '0' : ''}${date}`;
}

export function isWeekday(day: DayNumber): boolean {
  const weekday = (day + FIRST_WEEKDAY) % 7;
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
  const { year, month, date } = civilOf(day);
  const first = Date.UTC(year, month + months, 1) / MS_PER_DAY;
  const length = Date.UTC(year, month + months + 1, 1) / MS_PER_DAY - first;
  return first + Math.min(date, length) - 1;
}

const DAYS_PER_ERA = 146_097;
const DAYS_FROM_MARCH_0000 = 719_468;

/**
 * Year, month from 0 and day of the month, counted in years that begin in March, so that a leap day comes last.
 *
 * The large market asks millions of times, and a Date takes ten times as long to answer.
 */
function civilOf(day: DayNumber): { year: number; month: number; date: number } {
  const shifted = day + DAYS_FROM_MARCH_0000;
  const era = Math.floor(shifted / DAYS_PER_ERA);
  const ofEra = shifted - era * DAYS_PER_ERA;
  const leaps = Math.floor(ofEra / 1_460) - Math.floor(ofEra / 36_524) + Math.floor(ofEra / 146_096);
  const yearOfEra = Math.floor((ofEra - leaps) / 365);
  const ofYear = ofEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const fromMarch = Math.floor((5 * ofYear + 2) / 153);
  const month = (fromMarch + 2) % 12;
  return {
    year: yearOfEra + era * 400 + (month < 2 ? 1 : 0),
    month,
    date: ofYear - Math.floor((153 * fromMarch + 2) / 5) + 1,
  };
}

/** The ten years of weekdays that end on `last`: the grid that every price path walks on. */
export function weekdaysOfTenYears(last: DayNumber): DayNumber[] {
  const days: DayNumber[] = [];
  for (let day = addMonths(last, -120) + 1; day <= last; day++) if (isWeekday(day)) days.push(day);
  return days;
}
