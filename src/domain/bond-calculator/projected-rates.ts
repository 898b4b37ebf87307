import { couponPeriodsOf } from '#domain/bonds/bond-payments.ts';
import type { Assumptions, BondTerms } from '#domain/bonds/bond-terms.ts';
import { businessDaysBefore, WEEKDAYS } from '#domain/bonds/fixings/business-day-steps.ts';
import { USUAL_FIXING } from '#domain/bonds/fixings/fixing-terms.ts';
import type { ForwardRate } from '#domain/bonds/fixings/known-fixings.ts';
import { isFixed, observeRate } from '#domain/bonds/fixings/observe-rate.ts';
import { redemptionsOf } from '#domain/bonds/outstanding.ts';
import { type DayNumber, toCalendarDay } from '#domain/calendar/day-number.ts';
import type { DayRow } from './field-reader.ts';
import { MOST_ROWS, type TypedRow } from './typed-rows.ts';

/** Each rate holds from its day on; before the first one, the base rate or the first. */
export function toForward(rows: readonly DayRow[], baseRate: number | undefined): ForwardRate | undefined {
  const sorted = rows.toSorted((one, other) => one.day - other.day);
  const [first] = sorted;
  if (!first) return undefined;
  return (from) => sorted.findLast(({ day }) => day <= from)?.percent ?? baseRate ?? first.percent;
}

interface Known {
  readonly terms: BondTerms;
  readonly assumptions: Assumptions;
  readonly settlement: DayNumber;
}

/** Of a floater that follows forward rates: a rate for each period without a fixing; observed day by day, the one that comes to the same. */
export function projectedRows({ terms, assumptions, settlement }: Known): TypedRow[] {
  const { coupon, businessDays = WEEKDAYS } = terms;
  if (coupon.kind !== 'floating' || !assumptions.forward) return [];
  const { observation, lag } = coupon.fixing ?? USUAL_FIXING;
  const isInAdvance = observation === 'in_advance';
  const periods = couponPeriodsOf(terms, redemptionsOf(terms), settlement + MOST_DAYS).filter(
    (period) => period.end > settlement && !isFixed(coupon, period, assumptions, businessDays),
  );
  return periods.slice(0, MOST_ROWS).flatMap((period) => {
    const whole = (known: Assumptions) => observeRate(coupon, period, period.end, known, businessDays);
    const observed = whole(assumptions);
    if (observed === null) return [];
    const day = isInAdvance ? period.start : businessDaysBefore(period.start, lag, businessDays);
    const byOne = (percent: number) => whole({ ...assumptions, forward: () => percent }) ?? percent;
    const percent = isInAdvance ? observed : findRate(byOne, observed);
    return [{ day: toCalendarDay(day), percent: Number(percent.toFixed(DECIMALS)) }];
  });
}

const MOST_DAYS = 36_525;
const DECIMALS = 10;
const SECANT_STEPS = 5;

/** The rate that is observed as the one given; nearly a straight line. */
export function findRate(observedAt: (percent: number) => number, observed: number): number {
  const slope = (observedAt(observed + 1) - observedAt(observed - 1)) / 2;
  if (slope === 0) return observed;
  let rate = observed;
  for (let step = 0; step < SECANT_STEPS; step++) rate -= (observedAt(rate) - observed) / slope;
  return rate;
}
