import type { DayNumber } from '../calendar/day-number.ts';
import { couponPeriodsOf, interestUpTo } from './bond-payments.ts';
import type { Assumptions, BondTerms } from './bond-terms.ts';
import { redemptionsOf } from './outstanding.ts';

/**
 * Interest that has grown on one piece since the last coupon. None before the issue, on a coupon day, after the end
 * and in default, when a bond changes hands flat; null where the rate of the period is not known.
 */
export function accruedInterest(
  terms: BondTerms,
  day: DayNumber,
  assumptions: Assumptions = {},
): number | null {
  if (terms.defaultedOn !== null && day >= terms.defaultedOn) return 0;
  const redemptions = redemptionsOf(terms);
  const period = couponPeriodsOf(terms, redemptions, day + 1).find(
    ({ start, end }) => start <= day && day < end,
  );
  if (!period) return 0;
  return interestUpTo(terms, redemptions, period, day, assumptions);
}
