import type { DayNumber } from '../../calendar/day-number.ts';
import type { Assumptions, BondTerms } from '../bond-terms.ts';
import type { CouponPeriod } from '../coupon-schedule.ts';
import { rateFrom } from '../rate-steps.ts';
import { type PaymentFixing, toCouponRate } from './fixing-terms.ts';
import { isFixed, observeRate } from './observe-rate.ts';

/** Percent a year that a period has earned up to a day; null where it is neither known nor supposed. */
export function couponRateUpTo(
  { coupon, businessDays, steps }: Pick<BondTerms, 'coupon' | 'businessDays' | 'steps'>,
  period: CouponPeriod,
  day: DayNumber,
  assumptions: Assumptions,
): number | null {
  if (coupon.kind === 'zero') return 0;
  if (period.announced?.rate != null) return period.announced.rate;
  if (coupon.kind === 'fixed') return rateFrom(steps, period.start, coupon.rate);
  if (coupon.kind === 'indexed') return coupon.rate;
  const reference = observeRate(coupon, period, day, assumptions, businessDays);
  return reference === null ? null : toCouponRate(reference, coupon);
}

/** Percent a year of periods that nobody has a fixing for; null where nothing is supposed. */
export function projectedRate(
  { coupon, steps }: Pick<BondTerms, 'coupon' | 'steps'>,
  { baseRate, forward }: Assumptions,
  from: DayNumber,
  to: DayNumber,
): number | null {
  if (coupon.kind === 'zero') return 0;
  if (coupon.kind === 'fixed') return rateFrom(steps, from, coupon.rate);
  if (coupon.kind === 'indexed') return coupon.rate;
  const reference = forward ? forward(from, to) : baseRate;
  return reference === undefined ? null : toCouponRate(reference, coupon);
}

/** Whether the amount of a period is known, where it depends on a rate or an index. */
export function fixingOf(
  { coupon, businessDays }: Pick<BondTerms, 'coupon' | 'businessDays'>,
  period: CouponPeriod,
  assumptions: Assumptions,
): PaymentFixing {
  if (coupon.kind !== 'floating' && coupon.kind !== 'indexed') return null;
  const { announced } = period;
  if (announced && announced.amount !== null) return 'fixed';
  if (coupon.kind === 'indexed') return 'projected';
  const isKnown = announced?.rate != null || isFixed(coupon, period, assumptions, businessDays);
  return isKnown ? 'fixed' : 'projected';
}
