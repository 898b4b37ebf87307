/**
 * Change from `base` to `value` in percent, rounded to two decimals.
 *
 * A zero base has no meaningful ratio; the product shows a full rise or fall instead.
 */
export function percentChange(base: number, value: number): number {
  if (base === value) return 0;
  if (base === 0) return value < 0 ? -100 : 100;
  return Math.round(((value - base) / Math.abs(base)) * 10_000) / 100;
}

/** The documents' name for where a change goes. */
export function directionOf(change: number): 'increase' | 'drop' | 'unchanged' {
  if (change === 0) return 'unchanged';
  return change > 0 ? 'increase' : 'drop';
}
