import { type DayNumber, toCivil } from '../calendar/day-number.ts';

/** Where a payment goes whose day is no business day; a modified rule never leaves the month. */
export const BUSINESS_DAY_RULES = [
  'unadjusted',
  'following',
  'modified-following',
  'preceding',
  'modified-preceding',
] as const;
export type BusinessDayRule = (typeof BUSINESS_DAY_RULES)[number];

export interface ClosedDays {
  /** Days of the week on which nothing is paid, Sunday being 0; without it Saturday and Sunday. */
  readonly weekend?: readonly number[];
  /** In order. */
  readonly holidays: readonly DayNumber[];
}

export interface BusinessDays extends ClosedDays {
  readonly rule: BusinessDayRule;
  /** Whether interest grows up to the day of payment (adjusted) or up to the day that the terms name. */
  readonly accrual: 'adjusted' | 'unadjusted';
}

const SATURDAY_AND_SUNDAY: readonly number[] = [6, 0];
/** 1 January 1970 was a Thursday. */
const FIRST_WEEKDAY = 4;
/** A calendar without a business day for so long is a mistake: the day of the terms is kept. */
const LONGEST_CLOSURE = 31;

export function toBusinessDay(day: DayNumber, days: BusinessDays): DayNumber {
  switch (days.rule) {
    case 'unadjusted':
      return day;
    case 'following':
      return nearest(day, days, 1) ?? day;
    case 'preceding':
      return nearest(day, days, -1) ?? day;
    case 'modified-following':
      return withinMonth(day, days, 1);
    case 'modified-preceding':
      return withinMonth(day, days, -1);
  }
}

function withinMonth(day: DayNumber, days: BusinessDays, step: 1 | -1): DayNumber {
  const first = nearest(day, days, step);
  if (first !== null && toCivil(first).month === toCivil(day).month) return first;
  return nearest(day, days, step === 1 ? -1 : 1) ?? day;
}

function nearest(day: DayNumber, days: ClosedDays, step: 1 | -1): DayNumber | null {
  for (let away = 0; away <= LONGEST_CLOSURE; away++) {
    if (isBusinessDay(day + step * away, days)) return day + step * away;
  }
  return null;
}

export const WEEKENDS: ClosedDays = { holidays: [] };

export function isBusinessDay(
  day: DayNumber,
  { weekend = SATURDAY_AND_SUNDAY, holidays }: ClosedDays,
): boolean {
  return !weekend.includes(weekdayOf(day)) && holidays[placeOf(day, holidays)] !== day;
}

/** With the first day, without the second. */
export function businessDaysBetween(from: DayNumber, to: DayNumber, closed: ClosedDays): number {
  const { weekend = SATURDAY_AND_SUNDAY, holidays } = closed;
  const weeks = Math.floor((to - from) / 7);
  let count = weeks * (7 - weekend.length);
  for (let day = from + 7 * weeks; day < to; day++) if (!weekend.includes(weekdayOf(day))) count++;
  for (let at = placeOf(from, holidays); at < holidays.length; at++) {
    const holiday = holidays[at] ?? to;
    if (holiday >= to) break;
    if (!weekend.includes(weekdayOf(holiday))) count--;
  }
  return count;
}

/** So many business days later, or earlier below zero; with none the day itself where it is one, otherwise the next. */
export function addBusinessDays(day: DayNumber, count: number, closed: ClosedDays): DayNumber {
  const step = count < 0 ? -1 : 1;
  let [at, left] = [nearest(day, closed, step) ?? day, Math.abs(count)];
  if (at !== day && step < 0 && left > 0) left--;
  while (left-- > 0) at = nearest(at + step, closed, step) ?? at + step;
  return at;
}

const weekdayOf = (day: DayNumber) => (((day + FIRST_WEEKDAY) % 7) + 7) % 7;

/** Of the first holiday on or after a day. */
function placeOf(day: DayNumber, holidays: readonly DayNumber[]): number {
  let [low, high] = [0, holidays.length];
  while (low < high) {
    const half = (low + high) >>> 1;
    if ((holidays[half] ?? day) >= day) high = half;
    else low = half + 1;
  }
  return low;
}
