import type { DayNumber } from '../calendar/day-number.ts';
import type { BondTerms } from './bond-terms.ts';
import { toBusinessDay } from './business-days.ts';

export interface Redemption {
  readonly day: DayNumber;
  readonly amount: number;
}

/**
 * Every promised repayment in order; unless the bond is perpetual they are the nominal, to the last digit that a
 * number holds. Where interest grows up to business days, the nominal is owed until then too.
 */
export function redemptionsOf({
  nominal,
  issuedOn,
  maturesOn,
  redemptions,
  businessDays,
}: BondTerms): Redemption[] {
  const paid: Redemption[] = [];
  let left = nominal;
  const repay = (named: DayNumber, amount: number) => {
    const day = businessDays?.accrual === 'adjusted' ? toBusinessDay(named, businessDays) : named;
    const last = paid.at(-1);
    if (last?.day === day) paid[paid.length - 1] = { day, amount: last.amount + amount };
    else paid.push({ day, amount });
    left = nominal - paid.reduce((sum, redemption) => sum + redemption.amount, 0);
  };
  const early = redemptions.filter(({ day }) => day > issuedOn && (maturesOn === null || day < maturesOn));
  for (const { day, share } of early.sort((a, b) => a.day - b.day)) {
    const amount = Math.min(left, (nominal * share) / 100);
    if (amount > 0) repay(day, amount);
  }
  if (maturesOn !== null && left > nominal * ROUNDING) repay(maturesOn, left);
  return paid;
}

/** The day of the last repayment; null where something stays owed for ever. */
export function endOf(
  { nominal, maturesOn }: BondTerms,
  redemptions: readonly Redemption[],
): DayNumber | null {
  const last = redemptions.at(-1)?.day ?? maturesOn;
  if (maturesOn !== null) return last;
  const isPaidOff = owedUpTo(nominal, redemptions, Number.POSITIVE_INFINITY) <= nominal * ROUNDING;
  return isPaidOff ? last : null;
}

/** Shares such as 33.3333 leave crumbs that nobody is paid. */
const ROUNDING = 1e-9;

/** What is still owed of the nominal while interest grows up to `day`: a repayment of that day was still owed. */
export function owedUpTo(nominal: number, redemptions: readonly Redemption[], day: DayNumber): number {
  let left = nominal;
  for (const { day: paid, amount } of redemptions) if (paid < day) left -= amount;
  return left;
}
