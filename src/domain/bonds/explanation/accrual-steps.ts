import type { DayNumber } from '../../calendar/day-number.ts';
import { accrualUpTo } from '../accrual.ts';
import { accruedOn, isExCoupon } from '../accrued-on.ts';
import { couponPeriodsOf, interestUpTo } from '../bond-payments.ts';
import type { Assumptions, BondTerms } from '../bond-terms.ts';
import type { CouponPeriod } from '../coupon-schedule.ts';
import { outstandingUpTo, type Redemption, redemptionsOf } from '../outstanding.ts';

/** Interest on the outstanding principal from one day to another: a repayment within the coupon period begins a new step. */
export interface AccrualStep {
  readonly from: DayNumber;
  readonly until: DayNumber;
  readonly outstanding: number;
  /** The part of a year, as the bond counts its days. */
  readonly years: number;
  readonly interest: number;
}

/** What adds up to the accrued interest of a day; null where the rate is not known, none on a coupon day or in default. */
export function accrualSteps(
  terms: BondTerms,
  day: DayNumber,
  assumptions: Assumptions = {},
): readonly AccrualStep[] | null {
  const { coupon, maturesOn, faceValue, defaultedOn } = terms;
  if (coupon.kind === 'zero' || (defaultedOn !== null && day >= defaultedOn)) return [];
  const redemptions = redemptionsOf(terms);
  const period = couponPeriodsOf(terms, redemptions, day + 1).find(
    ({ start, end }) => start < day && day < end,
  );
  if (!period) return [];
  const inside = redemptions.filter((paid) => paid.day > period.start && paid.day < day);
  const steps: AccrualStep[] = [];
  let [from, grown, earned] = [period.start, 0, 0];
  for (const until of [...inside.map((paid) => paid.day), day]) {
    const interest = interestUpTo(terms, redemptions, period, until, assumptions);
    if (interest === null) return null;
    const accrual = accrualUpTo(period, coupon.dayCount, until, maturesOn);
    const outstanding = outstandingUpTo(faceValue, redemptions, until);
    steps.push({ from, until, outstanding, years: accrual - grown, interest: interest - earned });
    [from, grown, earned] = [until, accrual, interest];
  }
  return [...steps, ...withoutCoupon(terms, redemptions, period, day, assumptions, earned)];
}

/** Where the seller keeps the coupon it is taken off; the last step rounds. */
function withoutCoupon(
  terms: BondTerms,
  redemptions: readonly Redemption[],
  period: CouponPeriod,
  day: DayNumber,
  assumptions: Assumptions,
  earned: number,
): AccrualStep[] {
  const accrued = accruedOn(terms, redemptions, period, day, assumptions) ?? earned;
  if (accrued === earned || terms.coupon.kind === 'zero') return [];
  const outstanding = outstandingUpTo(terms.faceValue, redemptions, day);
  const whole = accrualUpTo(period, terms.coupon.dayCount, period.end, terms.maturesOn);
  const coupon = interestUpTo(terms, redemptions, period, period.end, assumptions) ?? 0;
  const excluded = isExCoupon(terms, period, day) ? coupon : 0;
  const rounding = accrued - earned + excluded;
  const yearsOf = (interest: number) => (coupon === 0 ? 0 : (whole * interest) / coupon);
  return [
    { from: period.start, until: period.end, outstanding, years: yearsOf(-excluded), interest: -excluded },
    { from: day, until: day, outstanding, years: yearsOf(rounding), interest: rounding },
  ].filter(({ interest }) => interest !== 0);
}
