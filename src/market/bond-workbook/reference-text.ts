import type { BondTerms } from '#domain/bonds/bond-terms.ts';
import type { ScheduleStep } from '#domain/bonds/explanation/schedule-steps.ts';
import type { DayNumber } from '#domain/calendar/day-number.ts';

interface References {
  readonly terms: BondTerms;
  readonly settlement: DayNumber;
  /** Whether the rate of the running period has an input of its own. */
  readonly hasFixing: boolean;
  /** What later periods are supposed to follow, percent a year. */
  readonly projected: number | null;
}

const SAME = 1e-11;

/** The reference rate of a step over the named inputs; null where it was fixed, or is observed day by day. */
export function referenceText(
  { terms, settlement, hasFixing, projected }: References,
  { period, reference }: ScheduleStep,
): string | null {
  if (terms.coupon.kind !== 'floating' || reference === null) return null;
  if (hasFixing && period.start <= settlement && settlement < period.end) return 'base_rate';
  if (projected === null || period.end <= settlement) return null;
  return Math.abs(reference - projected) < SAME ? 'projected_rate' : null;
}
