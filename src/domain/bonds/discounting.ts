/**
 * How a yield turns a payment of a later day into its worth today.
 *
 * - `effective`: compounded once a year, time in actual days of 365
 * - `street`: compounded as often as the bond pays, time in coupon periods
 * - `street-simple`: the same, but simple interest once only one payment day is left
 * - `money-market`: simple interest, time in actual days of 360
 */
export const YIELD_CONVENTIONS = ['effective', 'street', 'street-simple', 'money-market'] as const;
export type YieldConvention = (typeof YIELD_CONVENTIONS)[number];

/** Compounded `perYear` times a year, or simple. */
export type Growth = { readonly kind: 'compound'; readonly perYear: number } | { readonly kind: 'simple' };

/** The worth of one, and how it changes with the yield: its first and second derivative. */
export interface Worth {
  readonly value: number;
  readonly slope: number;
  readonly curve: number;
}

/** `rate` is a fraction a year, `years` what the convention calls years. */
export function worthOf(growth: Growth, years: number, rate: number): Worth {
  if (growth.kind === 'simple') {
    const value = 1 / (1 + rate * years);
    return { value, slope: -years * value ** 2, curve: 2 * years ** 2 * value ** 3 };
  }
  const { perYear } = growth;
  const periods = years * perYear;
  const base = 1 + rate / perYear;
  const value = base ** -periods;
  return {
    value,
    slope: (-years * value) / base,
    curve: (years * (years + 1 / perYear) * value) / base ** 2,
  };
}

/** The yield at which money would have to be free for ever: only above it has a price a meaning. */
export function lowestRate(growth: Growth, longestYears: number): number {
  return growth.kind === 'simple' ? -1 / longestYears : -growth.perYear;
}
