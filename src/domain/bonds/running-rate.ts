import type { DayNumber } from '../calendar/day-number.ts';
import { announcedRate } from './announced-coupons.ts';
import { couponPeriodsOf } from './bond-payments.ts';
import type { Assumptions, BondTerms } from './bond-terms.ts';
import { couponRateUpTo, projectedRate } from './fixings/coupon-rate.ts';
import { redemptionsOf } from './outstanding.ts';
import { rateFrom } from './rate-steps.ts';

/** The coupon of the period of a day, percent a year: as announced, fixed or projected; null where nobody knows, or none is paid. */
export function runningRate(terms: BondTerms, day: DayNumber, assumptions: Assumptions = {}): number | null {
  const { coupon } = terms;
  if (coupon.kind === 'zero') return null;
  if (coupon.kind === 'fixed' && !terms.announced) return rateFrom(terms.steps, day, coupon.rate);
  if (coupon.kind === 'indexed' && !terms.announced) return coupon.rate;
  const redemptions = redemptionsOf(terms);
  const period = couponPeriodsOf(terms, redemptions, day + 1).find(
    ({ start, end }) => start <= day && day < end,
  );
  if (!period) return projectedRate(terms, assumptions, day, day + 1);
  return (
    announcedRate(terms, redemptions, period, coupon) ??
    couponRateUpTo(terms, period, period.end, assumptions)
  );
}
