import type { CalendarDay } from '../calendar/calendar-day.ts';
import { isWeekday, toCalendarDay, toDayNumber } from '../calendar/day-number.ts';

/** Days from trade to settlement, by country and first day, newest first. */
const CYCLES: Readonly<Record<string, readonly (readonly [since: CalendarDay, days: number])[]>> = {
  RU: [
    ['2023-07-31', 1],
    ['2013-09-02', 2],
    ['', 0],
  ],
  US: [
    ['2024-05-28', 1],
    ['2017-09-05', 2],
    ['', 3],
  ],
  CA: [
    ['2024-05-27', 1],
    ['2017-09-05', 2],
    ['', 3],
  ],
  IN: [
    ['2023-01-27', 1],
    ['', 2],
  ],
  CN: [['', 1]],
};
const ELSEWHERE = [
  ['2014-10-06', 2],
  ['', 3],
] as const;

/** The first day on which a buyer is too late for the record day: what is bought then settles after it. */
export function exDayOf(recordOn: CalendarDay, country: string): CalendarDay {
  const cycles = CYCLES[country] ?? ELSEWHERE;
  const days = cycles.find(([since]) => recordOn >= since)?.[1] ?? 2;
  let day = toDayNumber(recordOn);
  const step = days === 0 ? 1 : -1;
  for (let left = Math.abs(days - 1); left > 0; ) {
    day += step;
    if (isWeekday(day)) left--;
  }
  return toCalendarDay(day);
}
