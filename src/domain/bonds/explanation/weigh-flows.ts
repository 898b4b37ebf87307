import type { Valued } from '../valuation/value-bond.ts';
import type { Compounding } from '../yields/discounting.ts';

/** The figures that are an average over the discounted flows. */
export const WEIGHED = ['macaulay', 'modified', 'convexity', 'point-value'] as const;
export type Weighed = (typeof WEIGHED)[number];

export const BASIS_POINT = 0.0001;

/** What each flow counts for: their sum is divided by the price or, for a basis point's value, taken as it is. */
export function weighFlows(
  what: Weighed,
  { discounted, rate }: Pick<Valued, 'discounted' | 'rate'>,
  compounding: Compounding,
): readonly number[] {
  return discounted.map(({ years, present }) => present * weightOf(what, years, rate, compounding));
}

function weightOf(what: Weighed, years: number, rate: number, compounding: Compounding): number {
  if (what === 'macaulay') return years;
  if (compounding === 'simple') {
    const growth = 1 + rate * years;
    return what === 'convexity' ? (2 * years * years) / (growth * growth) : years / growth;
  }
  const growth = 1 + rate / compounding;
  return what === 'convexity' ? (years * (years + 1 / compounding)) / (growth * growth) : years / growth;
}
