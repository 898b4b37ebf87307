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

export interface BusinessDays {
  readonly rule: BusinessDayRule;
  /** Days of the week on which nothing is paid, Sunday being 0; without it Saturday and Sunday. */
  readonly weekend?: readonly number[];
  readonly holidays: readonly DayNumber[];
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

function nearest(day: DayNumber, days: BusinessDays, step: 1 | -1): DayNumber | null {
  for (let away = 0; away <= LONGEST_CLOSURE; away++) {
    if (isBusinessDay(day + step * away, days)) return day + step * away;
  }
  return null;
}

export function isBusinessDay(
  day: DayNumber,
  { weekend = SATURDAY_AND_SUNDAY, holidays }: Pick<BusinessDays, 'weekend' | 'holidays'>,
): boolean {
  const weekday = (((day + FIRST_WEEKDAY) % 7) + 7) % 7;
  return !weekend.includes(weekday) && !holidays.includes(day);
}
