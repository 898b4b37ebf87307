import { parPercent, parTerms, type ZeroCurve, zeroFactor, zeroPercent } from '../curve/zero-curve.ts';

/** The zero rates that a par yield follows from, one for each coupon. */
export interface ParSteps {
  /** To the maturity. */
  readonly years: number;
  /** The part of the first coupon's year that has passed. */
  readonly passed: number;
  readonly percent: number;
  readonly coupons: readonly { readonly years: number; readonly percent: number; readonly factor: number }[];
}

export function parStepsOf(curve: ZeroCurve, years: number): ParSteps {
  const { count, passed } = parTerms(curve, years);
  const coupons = Array.from({ length: count }, (_, at) => {
    const paid = years - (count - 1 - at);
    return { years: paid, percent: zeroPercent(curve, paid), factor: zeroFactor(curve, paid) };
  });
  return { years, passed, percent: parPercent(curve, years), coupons };
}
