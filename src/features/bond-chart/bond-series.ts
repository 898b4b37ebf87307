import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { toLevels } from '#market/prices/shape.ts';

export interface DayValue {
  readonly day: CalendarDay;
  readonly value: number;
}

/** Where each value stands between the lowest and the highest. */
export function shapeOf(values: readonly DayValue[]): DayValue[] {
  const levels = toLevels(values.map(({ value }) => value));
  return values.map(({ day }, at) => ({ day, value: levels[at] ?? 0.5 }));
}
