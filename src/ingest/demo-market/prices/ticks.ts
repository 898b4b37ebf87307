/**
 * The nearest whole number of ticks that does not end in zero.
 *
 * A price with all its digits is recognised wherever it leaks, and no rounding on the way to the page
 * can shorten it. The function never reverses an order, so low stays below high.
 */
export function settle(value: number): number {
  const rounded = Math.round(value);
  return rounded % 10 === 0 ? rounded + 1 : rounded;
}

/** Ticks as decimal text: money never passes through a fraction that a float cannot hold. */
export function formatTicks(ticks: number, decimals: number): string {
  const digits = String(ticks).padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
