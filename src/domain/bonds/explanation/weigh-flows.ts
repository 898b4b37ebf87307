import type { Valued } from '../valuation/value-bond.ts';
import { type Compounding, type Rest, worthOf } from '../yields/discounting.ts';

/** The figures that are an average over the discounted flows. */
export const WEIGHED = ['macaulay', 'modified', 'convexity', 'point-value'] as const;
export type Weighed = (typeof WEIGHED)[number];

export const BASIS_POINT = 0.0001;

/** What each flow counts for: their sum is divided by the price or, for a basis point's value, taken as it is. */
export function weighFlows(
  what: Weighed,
  { discounted, rate }: Pick<Valued, 'discounted' | 'rate'>,
  compounding: Compounding,
  rest: Rest | null = null,
): readonly number[] {
  return discounted.map(({ kind, years, present }) =>
    kind === 'rest' && rest
      ? weighRest(what, rest, rate, compounding)
      : present * weightOf(what, years, rate, compounding),
  );
}

const NO_FLOWS = { count: 0, years: new Float64Array(), amounts: new Float64Array() };

function weighRest(what: Weighed, rest: Rest, rate: number, compounding: Compounding): number {
  const { moment, slope, bend } = worthOf({ ...NO_FLOWS, rest }, rate, compounding);
  if (what === 'macaulay') return moment;
  return what === 'convexity' ? bend : -slope;
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

/** By what the payments of a figure are weighed, if they are. */
export function weighedFor(what: string): Weighed | null {
  return WEIGHED.find((weighed) => weighed === what) ?? null;
}
