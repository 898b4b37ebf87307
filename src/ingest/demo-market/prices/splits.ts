import type { DayNumber } from '#domain/calendar/day-number.ts';
import type { Split } from '../catalogue/instruments.ts';

/**
 * What a price of today must be multiplied by to be the price that was really paid on each day.
 *
 * Null without splits, which is nearly always.
 */
export function splitFactors(splits: readonly Split[], days: readonly DayNumber[]): Float64Array | null {
  if (splits.length === 0) return null;
  return Float64Array.from(days, (day) =>
    splits.reduce((factor, split) => (split.day > day ? factor * split.coefficient : factor), 1),
  );
}
