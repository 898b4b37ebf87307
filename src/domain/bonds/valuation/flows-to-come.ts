import type { DayNumber } from '../../calendar/day-number.ts';
import { indexRatio } from '../bond-payments.ts';
import type { Assumptions, BondTerms } from '../bond-terms.ts';
import type { PaymentFixing } from '../fixings/fixing-terms.ts';
import { outstandingUpTo, redemptionsOf } from '../outstanding.ts';

/** Where a calculation lets the bond end: as its terms say (perhaps never), or when holder or issuer end it at a price. */
export type BondEnd =
  | { readonly kind: 'maturity' }
  /** The price in percent of the principal then outstanding. */
  | { readonly kind: 'put' | 'call'; readonly day: DayNumber; readonly percent: number };

export interface BondFlow {
  /** `rest`: what all coupons of a perpetual bond after the listed ones are worth on the day of the last of these. */
  readonly kind: 'coupon' | 'redemption' | 'rest';
  readonly day: DayNumber;
  readonly amount: number;
  readonly fixing: PaymentFixing;
}

/** With the years from the settlement as the convention counts them, and what it is worth then. */
export interface DiscountedFlow extends BondFlow {
  readonly years: number;
  readonly factor: number;
  readonly present: number;
}

/**
 * Of the face value of one unit, when what is repaid on the day itself has been repaid. An indexed face value has grown with
 * its index, as far as somebody supposed the inflation.
 */
export function outstandingAfter(terms: BondTerms, day: DayNumber, assumptions: Assumptions = {}): number {
  const outstanding = outstandingUpTo(terms.faceValue, redemptionsOf(terms), day + 1);
  return outstanding * (indexRatio(terms.coupon, day, assumptions) ?? 1);
}
