import type { DayNumber } from '../calendar/day-number.ts';
import { indexRatio, interestUpTo } from './bond-payments.ts';
import type { AccruedRounding, Assumptions, BondTerms } from './bond-terms.ts';
import { WEEKENDS } from './business-days.ts';
import type { CouponPeriod } from './coupon-schedule.ts';
import { exFrom } from './ex-coupon.ts';
import { outstandingUpTo, type Redemption } from './outstanding.ts';

/** Whether a settlement within a period goes without its coupon. */
export function isExCoupon(
  { exCoupon, businessDays, capitalisedUntil = Number.NEGATIVE_INFINITY }: BondTerms,
  period: CouponPeriod,
  day: DayNumber,
): boolean {
  if (!exCoupon || period.end <= capitalisedUntil || day <= period.start) return false;
  return day >= exFrom(period.end, exCoupon, businessDays ?? WEEKENDS);
}

/** What a buyer pays for the interest of a period: what has grown, without the coupon where the seller keeps it, rounded. */
export function accruedOn(
  terms: BondTerms,
  redemptions: readonly Redemption[],
  period: CouponPeriod,
  day: DayNumber,
  assumptions: Assumptions,
): number | null {
  const grown = interestUpTo(terms, redemptions, period, day, assumptions);
  if (grown === null || (!terms.exCoupon && !terms.accruedRounding)) return grown;
  const excluded = isExCoupon(terms, period, day)
    ? interestUpTo(terms, redemptions, period, period.end, assumptions)
    : 0;
  if (excluded === null) return null;
  const outstanding =
    outstandingUpTo(terms.faceValue, redemptions, day + 1) *
    (indexRatio(terms.coupon, day, assumptions) ?? 1);
  return terms.accruedRounding
    ? rounded(grown - excluded, terms.accruedRounding, outstanding)
    : grown - excluded;
}

function rounded(accrued: number, { decimals, per }: AccruedRounding, outstanding: number): number {
  if (per === 'unit') return roundTo(accrued, decimals);
  return outstanding > 0 ? (roundTo((100 * accrued) / outstanding, decimals) * outstanding) / 100 : accrued;
}

/** Halves go away from zero; a half that a binary number misses by its last digit is one. */
function roundTo(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return (Math.sign(value) * Math.round(Math.abs(value) * scale * (1 + 1e-12))) / scale;
}
