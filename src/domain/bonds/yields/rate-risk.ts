import { type Compounding, discountFactor, type Flow, worthOf } from './discounting.ts';

/** How a price follows its yield. Years, and for the value of a basis point the price's own unit. */
export interface RateRisk {
  readonly macaulay: number;
  readonly modified: number;
  readonly convexity: number;
  /** What the price loses when the yield rises by a hundredth of a percent. */
  readonly basisPointValue: number;
}

const BASIS_POINT = 0.0001;

/** Null where the flows are worth nothing, so that no share of it can be told. */
export function rateRisk(
  flows: readonly Flow[],
  yieldRate: number,
  compounding: Compounding,
): RateRisk | null {
  const { price, slope, bend } = worthOf(flows, yieldRate, compounding);
  if (!(price > 0)) return null;
  const moment = flows.reduce(
    (sum, { years, amount }) => sum + years * amount * discountFactor(years, yieldRate, compounding),
    0,
  );
  return {
    macaulay: moment / price,
    modified: -slope / price,
    convexity: bend / price,
    basisPointValue: -slope * BASIS_POINT,
  };
}
