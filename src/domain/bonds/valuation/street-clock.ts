import type { DayNumber } from '../../calendar/day-number.ts';
import { accrualUpTo, wholeAccrual } from '../accrual.ts';
import type { BondTerms, Coupon } from '../bond-terms.ts';
import { businessDaysBetween, WEEKENDS } from '../business-days.ts';
import type { CouponPeriod } from '../coupon-schedule.ts';

/** What the street's clock shows in a year. */
export function streetYear(coupon: Coupon): number {
  if (coupon.kind === 'zero') return 365;
  return coupon.dayCount === 'BUS/252' ? 252 : coupon.couponsPerYear;
}

/** The street counts in coupon periods: how many have passed on a day, the part of a running one by the bond's own days. */
export function createStreetClock(
  { coupon, maturesOn, issuedOn, businessDays }: BondTerms,
  periods: readonly CouponPeriod[],
): (day: DayNumber) => number {
  if (coupon.kind === 'zero') return (day) => day;
  if (coupon.dayCount === 'BUS/252')
    return (day) => businessDaysBetween(issuedOn, day, businessDays ?? WEEKENDS);
  const starts = [0];
  for (const [at, period] of periods.entries()) starts.push((starts[at] ?? 0) + regularPeriodsIn(period));
  return (day) => {
    const at = periodAt(periods, day);
    const period = periods[at];
    const before = starts[at] ?? 0;
    if (!period || day <= period.start) return before;
    const whole = wholeAccrual(period, coupon.dayCount, maturesOn);
    const part = whole > 0 ? accrualUpTo(period, coupon.dayCount, day, maturesOn) / whole : 0;
    return before + part * regularPeriodsIn(period);
  };
}

/** The first period that ends after the day, or one beyond the last. */
export function periodAt(periods: readonly CouponPeriod[], day: DayNumber): number {
  let [low, high] = [0, periods.length];
  while (low < high) {
    const half = (low + high) >>> 1;
    if ((periods[half]?.end ?? day) > day) high = half;
    else low = half + 1;
  }
  return low;
}

/** In regular periods: one, or for a stub as much of them as it covers. */
export function regularPeriodsIn({ start, end, odd }: CouponPeriod): number {
  if (!odd) return 1;
  return odd.reduce((sum, reference) => {
    const covered = Math.min(end, reference.end) - Math.max(start, reference.start);
    return sum + Math.max(0, covered) / (reference.end - reference.start);
  }, 0);
}
