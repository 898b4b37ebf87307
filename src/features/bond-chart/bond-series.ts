import type { CalendarDay } from '#domain/calendar/calendar-day.ts';

export interface DayValue {
  readonly day: CalendarDay;
  readonly value: number;
}

/** Where each value stands between the lowest and the highest: four decimals show a curve and no value. */
export function shapeOf(values: readonly DayValue[]): DayValue[] {
  const lowest = values.reduce((least, { value }) => Math.min(least, value), Number.POSITIVE_INFINITY);
  const highest = values.reduce((most, { value }) => Math.max(most, value), Number.NEGATIVE_INFINITY);
  const reach = highest - lowest;
  return values.map(({ day, value }) => ({
    day,
    value: reach > 0 ? Math.round(((value - lowest) / reach) * 10_000) / 10_000 : 0.5,
  }));
}
