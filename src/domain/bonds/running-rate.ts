import type { DayNumber } from '../calendar/day-number.ts';
import { announcedRate } from './announced-coupons.ts';
import { couponPeriodsOf } from './bond-payments.ts';
import type { BondTerms, Coupon } from './bond-terms.ts';
import { redemptionsOf } from './outstanding.ts';
import { rateFrom } from './rate-steps.ts';

/** The coupon of the period of a day, percent a year: as it was announced, or as the terms say. */
export function runningRate(
  terms: BondTerms,
  coupon: Extract<Coupon, { kind: 'fixed' | 'indexed' }>,
  day: DayNumber,
): number {
  if (!terms.announced) return rateFrom(terms.steps, day, coupon.rate);
  const redemptions = redemptionsOf(terms);
  const period = couponPeriodsOf(terms, redemptions, day + 1).find(
    ({ start, end }) => start <= day && day < end,
  );
  return (period && announcedRate(terms, redemptions, period, coupon)) ?? coupon.rate;
}
