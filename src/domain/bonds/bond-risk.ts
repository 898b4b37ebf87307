import { flowsOf, presentWorth, type Valuation } from './bond-yield.ts';
import { worthOf } from './discounting.ts';

export interface BondRisk {
  /** The average time to the payments, weighed by their worth, in years. */
  readonly macaulay: number;
  /** By how many percent the price falls when the yield rises by one point. */
  readonly modified: number;
  readonly convexity: number;
  /** What one basis point of yield costs on one piece. */
  readonly basisPointValue: number;
}

/** How the worth of a bond answers to its yield; null where there is nothing to answer with. */
export function riskOf(valuation: Valuation, percent: number): BondRisk | null {
  const dated = flowsOf(valuation);
  if (!dated || dated.flows.length === 0) return null;
  const rate = percent / 100;
  const { value, slope, curve } = presentWorth(dated, rate);
  if (!(value > 0 && Number.isFinite(value))) return null;
  const weighed = dated.flows.reduce(
    (sum, { amount, years }) => sum + years * amount * worthOf(dated.growth, years, rate).value,
    0,
  );
  return {
    macaulay: weighed / value,
    modified: -slope / value,
    convexity: curve / value,
    basisPointValue: -slope / 10_000,
  };
}
