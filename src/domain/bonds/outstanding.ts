import type { DayNumber } from '../calendar/day-number.ts';
import type { BondTerms } from './bond-terms.ts';
import { toBusinessDay } from './business-days.ts';

export interface Redemption {
  readonly day: DayNumber;
  readonly amount: number;
}

/**
 * Every promised repayment in order; unless the bond is perpetual they are the face value, to the last digit that a
 * number holds. Where interest grows up to business days, the principal is outstanding until then too.
 */
export function redemptionsOf({
  faceValue,
  issuedOn,
  maturesOn,
  redemptions,
  businessDays,
}: BondTerms): Redemption[] {
  const paid: Redemption[] = [];
  let left = faceValue;
  const repay = (named: DayNumber, amount: number) => {
    const day = businessDays?.accrual === 'adjusted' ? toBusinessDay(named, businessDays) : named;
    const last = paid.at(-1);
    if (last?.day === day) paid[paid.length - 1] = { day, amount: last.amount + amount };
    else paid.push({ day, amount });
    left = faceValue - paid.reduce((sum, redemption) => sum + redemption.amount, 0);
  };
  const early = redemptions.filter(({ day }) => day > issuedOn && (maturesOn === null || day < maturesOn));
  for (const { day, share } of early.sort((a, b) => a.day - b.day)) {
    const amount = Math.min(left, (faceValue * share) / 100);
    if (amount > 0) repay(day, amount);
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
