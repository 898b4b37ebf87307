import type { Observation, RateProjection } from '../bonds/fixings/fixing-terms.ts';

/** How a floating coupon follows its rate, as a file says it (numbers as their digits): see `FixingTerms`. */
export interface FixingFields {
  readonly fixingObservation?: Observation;
  readonly fixingLag?: number;
  readonly observationShift?: boolean;
  readonly rateMultiplier?: string;
  readonly rateFloor?: string;
  readonly rateCap?: string;
  readonly rateProjection?: RateProjection;
}
