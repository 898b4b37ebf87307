import type { DayNumber } from '../../calendar/day-number.ts';
import { accruedInterest } from '../accrued-interest.ts';
import { type BondPayment, bondPayments } from '../bond-payments.ts';
import type { Assumptions, BondTerms } from '../bond-terms.ts';
import { owedUpTo, redemptionsOf } from '../outstanding.ts';

/** Where a calculation lets the bond end: as its terms say, or when holder or issuer end it at a price. */
export type BondEnd =
  | { readonly kind: 'maturity' }
  /** The price in percent of what is then still owed. */
  | { readonly kind: 'put' | 'call'; readonly day: DayNumber; readonly percent: number };

export interface BondFlow {
  readonly kind: BondPayment['kind'];
  readonly day: DayNumber;
  readonly amount: number;
}

/** What one piece still pays after the settlement; null where an amount hangs on something nobody supposed. */
export function flowsToCome(
  terms: BondTerms,
  settlement: DayNumber,
  end: BondEnd,
  assumptions: Assumptions = {},
): readonly BondFlow[] | null {
  if (end.kind === 'maturity' && terms.maturesOn === null) return null;
  const last = end.kind === 'maturity' ? Number.POSITIVE_INFINITY : end.day;
  const promised = bondPayments(terms, assumptions, last).filter(
    ({ day }) => day > settlement && day <= last,
  );
  const known = promised.filter(isKnown);
  if (known.length < promised.length) return null;
  if (end.kind === 'maturity' || end.day <= settlement) return known;
  const ending = endingFlows(terms, end, assumptions);
  return ending && [...known, ...ending];
}

const isKnown = (payment: BondPayment): payment is BondPayment & { amount: number } =>
  payment.amount !== null;

/** Interest since the last coupon, and what is still owed at the price that was agreed. */
function endingFlows(
  terms: BondTerms,
  { day, percent }: Exclude<BondEnd, { kind: 'maturity' }>,
  assumptions: Assumptions,
): readonly BondFlow[] | null {
  const accrued = accruedInterest(terms, day, assumptions);
  if (accrued === null) return null;
  const owed = owedAfter(terms, day);
  if (owed <= 0) return [];
  const interest = accrued > 0 ? [{ kind: 'coupon' as const, day, amount: accrued }] : [];
  return [...interest, { kind: 'redemption', day, amount: (owed * percent) / 100 }];
}

/** Of the nominal of one piece, when what is repaid on the day itself has been repaid. */
export const owedAfter = (terms: BondTerms, day: DayNumber): number =>
  owedUpTo(terms.nominal, redemptionsOf(terms), day + 1);
