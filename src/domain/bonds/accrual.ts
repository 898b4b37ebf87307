import type { DayNumber } from '../calendar/day-number.ts';
import type { CouponPeriod } from './coupon-schedule.ts';
import { type DayCount, hasEqualCoupons, type ReferencePeriod, yearFraction } from './day-count.ts';

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
  const grown = measure(period, dayCount, day, maturesOn);
  if (dayCount === 'BUS/252' && !period.odd)
    return (whole * grown) / measure(period, dayCount, period.end, maturesOn);
  // With thirty days a month a period from the end of February can seem to outgrow its own coupon.
  return Math.min(whole, grown);
}

function measure(
  period: CouponPeriod,
  dayCount: DayCount,
  day: DayNumber,
  maturesOn: DayNumber | null,
): number {
  const { start, odd, closed } = period;
  switch (dayCount) {
    case 'ACT/ACT ICMA':
      return odd ? byReferences(period, odd, day) : yearFraction(dayCount, start, day, { reference: period });
    case 'ACT/365L':
      return yearFraction(dayCount, start, day, { reference: period });
    case 'BUS/252':
      return yearFraction(dayCount, start, day, { closed });
    case 'ACT/365 CANADIAN':
      return canadian(period, day);
    default:
      return yearFraction(dayCount, start, day, { maturesOn });
  }
}

/** From half a year of 365 days on, the coupon less the days that are missing (IIAC, "Canadian conventions", 2.1). */
function canadian({ start, end, couponsPerYear, odd }: CouponPeriod, day: DayNumber): number {
  if (odd || day - start < 365 / couponsPerYear) return (day - start) / 365;
  return 1 / couponsPerYear - (end - day) / 365;
}

function byReferences({ start }: CouponPeriod, odd: readonly ReferencePeriod[], day: DayNumber): number {
  return odd.reduce((sum, reference) => {
    const from = Math.max(start, reference.start);
    const to = Math.min(day, reference.end);
    return to > from ? sum + yearFraction('ACT/ACT ICMA', from, to, { reference }) : sum;
  }, 0);
}
