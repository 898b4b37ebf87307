import type { DayNumber } from '../../calendar/day-number.ts';
import { type BusinessDays, isBusinessDay } from '../business-days.ts';

export type FixingCalendar = Pick<BusinessDays, 'weekend' | 'holidays'>;

export const WEEKDAYS: FixingCalendar = { holidays: [] };

/** A calendar without a business day for so long is a mistake. */
const LONGEST_CLOSURE = 31;

export function nextBusinessDay(day: DayNumber, calendar: FixingCalendar): DayNumber {
  for (let next = day + 1; next <= day + LONGEST_CLOSURE; next++)
    if (isBusinessDay(next, calendar)) return next;
  return day + 1;
}

/** So many business days before the last business day on or before a day. */
export function businessDaysBefore(day: DayNumber, count: number, calendar: FixingCalendar): DayNumber {
  let found = isBusinessDay(day, calendar) ? day : previous(day, calendar);
  for (let step = 0; step < count; step++) found = previous(found, calendar);
  return found;
}

function previous(day: DayNumber, calendar: FixingCalendar): DayNumber {
  for (let before = day - 1; before >= day - LONGEST_CLOSURE; before--)
    if (isBusinessDay(before, calendar)) return before;
  return day - 1;
}
