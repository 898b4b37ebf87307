import type { DayNumber } from '../calendar/day-number.ts';
import type { BondTerms } from './bond-terms.ts';
import { toBusinessDay } from './business-days.ts';
import { capitalisedCoupons } from './capitalised.ts';

export interface Redemption {
  readonly day: DayNumber;
  /** Below zero where a coupon is added to the principal. */
  readonly amount: number;
}

/**
 * Every promised repayment in order; unless the bond is perpetual they are the face value, to the last digit that a
 * number holds. Where interest grows up to business days, the principal is outstanding until then too.
 */
export function redemptionsOf(terms: BondTerms): Redemption[] {
  const { faceValue, issuedOn, maturesOn, redemptions, businessDays } = terms;
  const paid: Redemption[] = [];
  let left = faceValue;
  const repay = (named: DayNumber, amount: number) => {
    const day = businessDays?.accrual === 'adjusted' ? toBusinessDay(named, businessDays) : named;
    const last = paid.at(-1);
    if (last?.day === day && last.amount > 0 === amount > 0)
      paid[paid.length - 1] = { day, amount: last.amount + amount };
    else paid.push({ day, amount });
    left = faceValue - paid.reduce((sum, redemption) => sum + redemption.amount, 0);
  };
  const early = redemptions.filter(({ day }) => day > issuedOn && (maturesOn === null || day < maturesOn));
  const changes = [
    ...early.map(({ day, share }) => ({ day, amount: () => Math.min(left, (faceValue * share) / 100) })),
    ...capitalisedCoupons(terms).map(({ day, share }) => ({ day, amount: () => -left * share })),
  ];
  for (const { day, amount } of changes.sort((a, b) => a.day - b.day)) {
    const changed = amount();
    if (changed !== 0) repay(day, changed);
  }
  if (maturesOn !== null && left > faceValue * ROUNDING) repay(maturesOn, left);
  return paid;
}

/** The day of the last repayment; null where some principal is never repaid. */
export function endOf(
  { faceValue, maturesOn }: BondTerms,
  redemptions: readonly Redemption[],
): DayNumber | null {
  const last = redemptions.at(-1)?.day ?? maturesOn;
  if (maturesOn !== null) return last;
  const isPaidOff = outstandingUpTo(faceValue, redemptions, Number.POSITIVE_INFINITY) <= faceValue * ROUNDING;
  return isPaidOff ? last : null;
}

/** Shares such as 33.3333 leave crumbs that nobody is paid. */
const ROUNDING = 1e-9;

/** The outstanding principal while interest grows up to `day`: a repayment of that day was still outstanding. */
export function outstandingUpTo(
  faceValue: number,
  redemptions: readonly Redemption[],
  day: DayNumber,
): number {
  let left = faceValue;
  for (const { day: paid, amount } of redemptions) if (paid < day) left -= amount;
  return left;
}
