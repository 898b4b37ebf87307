import { addMonths, type DayNumber } from '../calendar/day-number.ts';
import { accrualUpTo } from './accrual.ts';
import type { Assumptions, BondTerms, Coupon } from './bond-terms.ts';
import { type CouponPeriod, couponSchedule, scheduleUntil } from './coupon-schedule.ts';
import { endOf, owedUpTo, type Redemption, redemptionsOf } from './outstanding.ts';

export interface BondPayment {
  readonly kind: 'coupon' | 'redemption';
  readonly day: DayNumber;
  /** For one piece; null where it hangs on something that nobody knows and nobody supposed. */
  readonly amount: number | null;
  /** Of a redemption: the bond ends with it. */
  readonly isLast: boolean;
}

/**
 * All that a bond pays on one piece from its issue to its end, in order; on one day the coupon comes first.
 *
 * A bond in default pays nothing from that day on. Days are those of the terms: where one is a holiday, the bank
 * pays on another, but the amount stays. A perpetual bond is listed up to the first coupon on or after `until`.
 */
export function bondPayments(
  terms: BondTerms,
  assumptions: Assumptions = {},
  until: DayNumber = addMonths(terms.issuedOn, 12 * LISTED_YEARS),
): BondPayment[] {
  const redemptions = redemptionsOf(terms);
  const endsOn = endOf(terms, redemptions) ?? Number.POSITIVE_INFINITY;
  const coupons = couponPeriodsOf(terms, redemptions, until).map((period) => ({
    kind: 'coupon' as const,
    day: Math.min(period.end, endsOn),
    amount: interestUpTo(terms, redemptions, period, period.end, assumptions),
    isLast: false,
  }));
  const repaid = redemptions.map(({ day, amount }) => ({
    kind: 'redemption' as const,
    day,
    amount: scaled(amount, indexRatio(terms.coupon, day, assumptions)),
    isLast: day === endsOn,
  }));
  const { defaultedOn } = terms;
  return [...coupons, ...repaid]
    .filter(({ day }) => defaultedOn === null || day < defaultedOn)
    .sort((a, b) => a.day - b.day || (a.kind < b.kind ? -1 : 1));
}

/** Nobody has asked a perpetual bond for more. */
const LISTED_YEARS = 100;

/** The periods of which something is still owed; of a perpetual bond those that begin before `until`. */
export function couponPeriodsOf(
  terms: BondTerms,
  redemptions: readonly Redemption[],
  until: DayNumber,
): CouponPeriod[] {
  const { coupon, issuedOn, maturesOn } = terms;
  if (coupon.kind === 'zero') return [];
  const end = endOf(terms, redemptions) ?? until;
  const periods =
    maturesOn === null
      ? scheduleUntil({ issuedOn, ...coupon }, end)
      : couponSchedule({ issuedOn, maturesOn, ...coupon });
  return periods.filter(({ start }) => start < end);
}

/** What a period has earned on one piece by `day`. A repayment within it ends the interest on its part. */
export function interestUpTo(
  { nominal, maturesOn, coupon }: BondTerms,
  redemptions: readonly Redemption[],
  period: CouponPeriod,
  day: DayNumber,
  assumptions: Assumptions,
): number | null {
  if (coupon.kind === 'zero') return 0;
  const rate = rateOf(coupon, assumptions);
  if (rate === null) return null;
  const inside = redemptions.filter((paid) => paid.day > period.start && paid.day < day);
  let [interest, grown] = [0, 0];
  for (const until of [...inside.map((paid) => paid.day), day]) {
    const accrual = accrualUpTo(period, coupon.dayCount, until, maturesOn);
    interest += owedUpTo(nominal, redemptions, until) * (rate / 100) * (accrual - grown);
    grown = accrual;
  }
  return scaled(interest, indexRatio(coupon, day, assumptions));
}

/** Percent a year, or null while the base rate is not known. */
function rateOf(coupon: Exclude<Coupon, { kind: 'zero' }>, { baseRate }: Assumptions): number | null {
  if (coupon.kind !== 'floating') return coupon.rate;
  return baseRate === undefined ? null : Math.max(0, baseRate + coupon.margin);
}

function indexRatio(coupon: Coupon, day: DayNumber, { inflation }: Assumptions): number | null {
  if (coupon.kind !== 'indexed') return 1;
  if (inflation === undefined) return null;
  return coupon.ratio * (1 + inflation / 100) ** ((day - coupon.ratioOn) / 365);
}

const scaled = (amount: number, ratio: number | null) => (ratio === null ? null : amount * ratio);
