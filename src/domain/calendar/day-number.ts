import type { CalendarDay } from './calendar-day.ts';

/** Days since 1 January 1970: a calendar day that can be counted with. */
export type DayNumber = number;

/** The month is counted from 0. */
export interface Civil {
  readonly year: number;
  readonly month: number;
  readonly date: number;
}

const MS_PER_DAY = 86_400_000;
/** 1 January 1970 was a Thursday. */
const FIRST_WEEKDAY = 4;
const SATURDAY = 6;
const DAYS_PER_ERA = 146_097;
const DAYS_FROM_MARCH_0000 = 719_468;

export function toDayNumber(day: CalendarDay): DayNumber {
  return Date.parse(`${day}T00:00:00Z`) / MS_PER_DAY;
}

export function toCalendarDay(day: DayNumber): CalendarDay {
  const { year, month, date } = toCivil(day);
  return `${year < 1000 ? String(year).padStart(4, '0') : year}-${month < 9 ? '0' : ''}${month + 1}-${date < 10 ? '0' : ''}${date}`;
}

/**
 * Year, month and day of the month, counted in years that begin in March, so that a leap day comes last.
 *
 * A large market asks millions of times, and a Date takes ten times as long to answer.
 */
export function toCivil(day: DayNumber): Civil {
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

/** The way back. A month beyond the year leads into another year, as with a Date. */
export function fromCivil({ year, month, date }: Civil): DayNumber {
  const months = year * 12 + month - 2;
  const marchYear = Math.floor(months / 12);
  const fromMarch = months - marchYear * 12;
  const era = Math.floor(marchYear / 400);
  const ofEra = marchYear - era * 400;
  const ofYear = Math.floor((153 * fromMarch + 2) / 5) + date - 1;
  const leaps = Math.floor(ofEra / 4) - Math.floor(ofEra / 100);
  return era * DAYS_PER_ERA + ofEra * 365 + leaps + ofYear - DAYS_FROM_MARCH_0000;
}

const MONTH_LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** The month is counted from 0. */
export function daysInMonth(year: number, month: number): number {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return month === 1 && isLeap ? 29 : (MONTH_LENGTHS[month] ?? 31);
}

/** The same day some months away, or the month's last day where it has no such day. */
export function addMonths(day: DayNumber, months: number): DayNumber {
  const { year, month, date } = toCivil(day);
  const first = fromCivil({ year, month: month + months, date: 1 });
  return first + Math.min(date, fromCivil({ year, month: month + months + 1, date: 1 }) - first) - 1;
}

/** The last day of the month that the day is in. */
export function monthEndOf(day: DayNumber): DayNumber {
  const { year, month } = toCivil(day);
  return fromCivil({ year, month: month + 1, date: 1 }) - 1;
}

export const isMonthEnd = (day: DayNumber): boolean => toCivil(day + 1).date === 1;

export function isWeekday(day: DayNumber): boolean {
  const weekday = (((day + FIRST_WEEKDAY) % 7) + 7) % 7;
  return weekday !== 0 && weekday !== SATURDAY;
}

export function lastWeekdayUpTo(day: DayNumber): DayNumber {
  return isWeekday(day) ? day : lastWeekdayUpTo(day - 1);
}

export function firstWeekdayFrom(day: DayNumber): DayNumber {
  return isWeekday(day) ? day : firstWeekdayFrom(day + 1);
}
