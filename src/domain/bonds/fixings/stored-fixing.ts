import { type FixingTerms, type Observation, type RateProjection, USUAL_FIXING } from './fixing-terms.ts';

/** How a floating coupon follows its rate as the store holds it; what is null is as usual. */
export interface StoredFixing {
  readonly fixingObservation?: Observation | null;
  readonly fixingLag?: number | null;
  readonly observationShift?: boolean | null;
  readonly rateMultiplier?: number | null;
  readonly rateFloor?: number | null;
  readonly rateCap?: number | null;
  readonly rateProjection?: RateProjection | null;
}

/** Null where nothing is stated. */
export function toFixingTerms(stored: StoredFixing): FixingTerms | null {
  const { fixingObservation, fixingLag, observationShift, rateMultiplier, rateFloor, rateCap } = stored;
  const given = [fixingObservation, fixingLag, observationShift, rateMultiplier, rateFloor, rateCap];
  if (given.every((value) => value == null)) return null;
  return {
    observation: fixingObservation ?? USUAL_FIXING.observation,
    lag: fixingLag ?? USUAL_FIXING.lag,
    isShifted: observationShift ?? USUAL_FIXING.isShifted,
    multiplier: rateMultiplier ?? USUAL_FIXING.multiplier,
    floor: rateFloor ?? USUAL_FIXING.floor,
    cap: rateCap ?? USUAL_FIXING.cap,
  };
}
