import type { MultipleMeasure } from '#domain/multiples/multiple.ts';

/**
 * As it is shown, and no finer: the digits past that would reveal a locked row exactly. Money is stated in the unit of the
 * reports.
 */
export function roundValue(value: number, measure: MultipleMeasure, unit: number): number {
  return measure === 'money' ? roundTo(value / unit, 0) : roundTo(value, 2);
}

/** Never a negative zero. */
export function roundTo(value: number, decimals: number): number {
  const factor = 10 ** decimals;
  return Math.round(value * factor) / factor + 0;
}
