import type { DayNumber } from '../../calendar/day-number.ts';
import type { BondTerms } from '../bond-terms.ts';
import { endOf, outstandingUpTo, redemptionsOf } from '../outstanding.ts';
import type { BondEnd } from './flows-to-come.ts';

/** The mean time until principal is repaid, in years of 365 days, weighted by amounts; null where some of it never is. */
export function averageLife(terms: BondTerms, settlement: DayNumber, end: BondEnd): number | null {
  const redemptions = redemptionsOf(terms);
  const last = end.kind === 'maturity' ? endOf(terms, redemptions) : end.day;
  if (last === null || last <= settlement) return null;
  const owed = outstandingUpTo(terms.faceValue, redemptions, settlement + 1);
  if (owed <= 0) return null;
  let [left, repaid, weighted] = [owed, 0, 0];
  for (const { day, amount } of redemptions) {
    if (day <= settlement || day >= last) continue;
    left -= amount;
    // A coupon paid in kind is more to repay, not a repayment.
    if (amount < 0) continue;
    repaid += amount;
    weighted += amount * (day - settlement);
  }
  return (weighted + left * (last - settlement)) / (repaid + left) / 365;
}
