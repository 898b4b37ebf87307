import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { addMonths } from '#domain/calendar/day-arithmetic.ts';
import type { DaySpan } from '#domain/calendar/longest-span.ts';

/** So many heights has a curve whose values a viewer may not see. */
export const LEVELS = 50;

/** Where the range of a curve has few ticks, fewer levels: each covers several ticks, so that the ticks cannot be counted. */
export const FEWER_LEVELS = [10, 5] as const;
export const FEWEST_LEVELS = 2;
export const TICKS_A_LEVEL = 4;

/** Of a range and the smallest step between two of its values. */
export function levelsOf(range: number, step: number): number {
  const most = range / (TICKS_A_LEVEL * step);
  return [LEVELS, ...FEWER_LEVELS].find((levels) => levels <= most + 1e-9) ?? FEWEST_LEVELS;
}

export const toLevel = (share: number, levels: number = LEVELS): number =>
  Math.round(Math.round(share * levels) * (1_000 / levels)) / 1_000;

/** Where each value stands between the lowest and the highest; a flat curve stands in the middle. */
export function toLevels(values: readonly number[]): number[] {
  const sorted = [...new Set(values)].sort((a, b) => a - b);
  const lowest = sorted[0] ?? 0;
  const range = (sorted.at(-1) ?? 0) - lowest;
  const step = sorted.reduce(
    (least, value, at) => Math.min(least, value - (sorted[at - 1] ?? -Infinity)),
    Infinity,
  );
  const levels = levelsOf(range, step);
  return values.map((value) => (range > 0 ? toLevel((value - lowest) / range, levels) : 0.5));
}

const WINDOW_MONTHS = [1, 3, 6, 12, 36, 60, 120];
const EVERYTHING: CalendarDay = '0001-01-01';

/**
 * The days by which a curve without values is scaled: whole months until today, whatever days were requested. Otherwise
 * many small requests would show what a large one hides.
 */
export function shapeWindow({ from, to }: DaySpan, today: CalendarDay): DaySpan {
  const starts = WINDOW_MONTHS.map((months): CalendarDay => `${addMonths(today, -months).slice(0, 8)}01`);
  return { from: starts.find((start) => start <= from) ?? EVERYTHING, to: to > today ? to : today };
}
