import type { DayNumber } from '../../calendar/day-number.ts';
import { accrualUpTo, wholeAccrual } from '../accrual.ts';
import { couponPeriodsOf } from '../bond-payments.ts';
import type { BondTerms } from '../bond-terms.ts';
import type { CouponPeriod } from '../coupon-schedule.ts';
import { redemptionsOf } from '../outstanding.ts';

/** The street counts in coupon periods: how many have passed on a day, the part of a running one by the bond's own days. */
export function createStreetClock(terms: BondTerms, until: DayNumber): (day: DayNumber) => number {
  const { coupon, maturesOn } = terms;
  if (coupon.kind === 'zero') return (day) => day / 365;
  const periods = couponPeriodsOf(terms, redemptionsOf(terms), until);
  const ends: number[] = [];
  for (const period of periods) ends.push((ends.at(-1) ?? 0) + lengthOf(period));
  return (day) => {
    const at = periods.findIndex(({ end }) => day < end);
    const period = periods[at];
    if (!period) return (ends.at(-1) ?? 0) / coupon.couponsPerYear;
    const passed = accrualUpTo(period, coupon.dayCount, day, maturesOn);
    const whole = wholeAccrual(period, coupon.dayCount, maturesOn);
    const part = whole > 0 ? passed / whole : 0;
    return ((ends[at - 1] ?? 0) + part * lengthOf(period)) / coupon.couponsPerYear;
  };
}

/** In regular periods: one, or for a stub as much of them as it covers. */
function lengthOf({ start, end, references, isRegular }: CouponPeriod): number {
  if (isRegular) return 1;
  return references.reduce((sum, reference) => {
    const covered = Math.min(end, reference.end) - Math.max(start, reference.start);
    return sum + Math.max(0, covered) / (reference.end - reference.start);
  }, 0);
}
