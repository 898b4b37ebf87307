import type { DayNumber } from '../calendar/day-number.ts';
import type { CouponPeriod } from './coupon-schedule.ts';
import { type DayCount, hasEqualCoupons, yearFraction } from './day-count.ts';

/** How much of a year's interest a whole period pays. */
export function wholeAccrual(period: CouponPeriod, dayCount: DayCount, maturesOn: DayNumber | null): number {
  if (!period.odd && hasEqualCoupons(dayCount) && !countsDays(period, dayCount))
    return 1 / period.couponsPerYear;
  return measure(period, dayCount, period.end, maturesOn);
}

/** Between moved days thirty a month are counted too; ICMA's rule makes a whole part of the year of any period. */
const countsDays = ({ isMoved }: CouponPeriod, dayCount: DayCount) => isMoved && dayCount !== 'ACT/ACT ICMA';

/** How much of a year's interest has grown since the period began. */
export function accrualUpTo(
  period: CouponPeriod,
  dayCount: DayCount,
  day: DayNumber,
  maturesOn: DayNumber | null,
): number {
  if (day <= period.start) return 0;
  const whole = wholeAccrual(period, dayCount, maturesOn);
  if (day >= period.end) return whole;
  // With thirty days a month a period from the end of February can seem to outgrow its own coupon.
  return Math.min(whole, measure(period, dayCount, day, maturesOn));
}

function measure(
  period: CouponPeriod,
  dayCount: DayCount,
  day: DayNumber,
  maturesOn: DayNumber | null,
): number {
  if (dayCount !== 'ACT/ACT ICMA') return yearFraction(dayCount, period.start, day, { maturesOn });
  if (!period.odd) return yearFraction(dayCount, period.start, day, { reference: period });
  return period.odd.reduce((sum, reference) => {
    const from = Math.max(period.start, reference.start);
    const to = Math.min(day, reference.end);
    return to > from ? sum + yearFraction(dayCount, from, to, { reference }) : sum;
  }, 0);
}
