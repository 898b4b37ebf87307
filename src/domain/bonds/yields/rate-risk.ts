import { type Compounding, type Flows, worthOf } from './discounting.ts';

/** How a price follows its yield. Years, and for the value of a basis point the price's own unit. */
export interface RateRisk {
  readonly macaulay: number;
  readonly modified: number;
  readonly convexity: number;
  /** What the price loses when the yield rises by a hundredth of a percent. */
  readonly basisPointValue: number;
}

const BASIS_POINT = 0.0001;

/** Null where the flows are worth nothing, or more than can be said, so that no share of it can be determined. */
export function rateRisk(flows: Flows, yieldRate: number, compounding: Compounding): RateRisk | null {
  const { price, slope, bend, moment } = worthOf(flows, yieldRate, compounding);
  if (!(price > 0) || !Number.isFinite(price + bend)) return null;
  return {
    macaulay: moment / price,
    modified: -slope / price,
    convexity: bend / price,
    basisPointValue: -slope * BASIS_POINT,
  };
}
