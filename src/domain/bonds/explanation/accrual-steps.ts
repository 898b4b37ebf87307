import type { DayNumber } from '../../calendar/day-number.ts';
import { accrualUpTo } from '../accrual.ts';
import { couponPeriodsOf, interestUpTo } from '../bond-payments.ts';
import type { Assumptions, BondTerms } from '../bond-terms.ts';
import { outstandingUpTo, redemptionsOf } from '../outstanding.ts';

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
  return steps;
}
