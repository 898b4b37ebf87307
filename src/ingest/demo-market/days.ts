import { addMonths, type DayNumber, isWeekday } from '#domain/calendar/day-number.ts';

/** The ten years of weekdays that end on `last`: the grid that every price path uses. */
export function weekdaysOfTenYears(last: DayNumber): DayNumber[] {
  const days: DayNumber[] = [];
  for (let day = addMonths(last, -120) + 1; day <= last; day++) if (isWeekday(day)) days.push(day);
  return days;
}
