/** When the rate of a period is observed: before it begins, or day by day while it runs. */
export const OBSERVATIONS = ['in_advance', 'compounded', 'average'] as const;
export type Observation = (typeof OBSERVATIONS)[number];

/** What later periods are supposed to pay: today's rate stays, or forward rates of the zero curve of the currency. */
export const RATE_PROJECTIONS = ['flat', 'forward'] as const;
export type RateProjection = (typeof RATE_PROJECTIONS)[number];

/** Whether the amount of a payment is known (fixed) or supposed (projected); null where it depends on no rate and no index. */
export type PaymentFixing = 'fixed' | 'projected' | null;

/** How a floating coupon follows its reference rate: multiplier × rate + margin, within floor and cap. */
export interface FixingTerms {
  readonly observation: Observation;
  /** Business days: in advance before the period begins; in arrears the lookback of each day. */
  readonly lag: number;
  /** In arrears: days are weighted as they lie in the observation period, not in the interest period. */
  readonly isShifted: boolean;
  readonly multiplier: number;
  /** Percent a year, of the coupon. A coupon is never below zero. */
  readonly floor: number;
  readonly cap: number | null;
}

export const USUAL_FIXING: FixingTerms = {
  observation: 'in_advance',
  lag: 0,
  isShifted: false,
  multiplier: 1,
  floor: 0,
  cap: null,
};

/** Percent a year that a period pays at a reference rate. */
export function toCouponRate(
  reference: number,
  { margin, fixing = USUAL_FIXING }: { readonly margin: number; readonly fixing?: FixingTerms },
): number {
  const rate = Math.max(fixing.floor, fixing.multiplier * reference + margin);
  return fixing.cap === null ? rate : Math.min(fixing.cap, rate);
}
