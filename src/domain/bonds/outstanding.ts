import type { DayNumber } from '../calendar/day-number.ts';
import type { BondTerms } from './bond-terms.ts';

export interface Redemption {
  readonly day: DayNumber;
  readonly amount: number;
}

/** Every promised repayment in order; unless the bond is perpetual they are the nominal, to the last digit that a number holds. */
export function redemptionsOf({ nominal, issuedOn, maturesOn, redemptions }: BondTerms): Redemption[] {
  const early = redemptions
    .filter(({ day }) => day > issuedOn && (maturesOn === null || day < maturesOn))
    .toSorted((a, b) => a.day - b.day);
  const paid: Redemption[] = [];
  let left = nominal;
  for (const { day, share } of early) {
    const amount = Math.min(left, (nominal * share) / 100);
    if (amount <= 0) continue;
    const last = paid.at(-1);
    if (last?.day === day) paid[paid.length - 1] = { day, amount: last.amount + amount };
    else paid.push({ day, amount });
    left = nominal - paid.reduce((sum, redemption) => sum + redemption.amount, 0);
  }
  const isOwing = left > nominal * ROUNDING;
  return isOwing && maturesOn !== null ? [...paid, { day: maturesOn, amount: left }] : paid;
}

/** The day of the last repayment; null where something stays owed for ever. */
export function endOf(
  { nominal, maturesOn }: BondTerms,
  redemptions: readonly Redemption[],
): DayNumber | null {
  const last = redemptions.at(-1)?.day ?? maturesOn;
  const isPaidOff = owedUpTo(nominal, redemptions, Number.POSITIVE_INFINITY) <= nominal * ROUNDING;
  return maturesOn === null && !isPaidOff ? null : last;
}

/** Shares such as 33.3333 leave crumbs that nobody is paid. */
const ROUNDING = 1e-9;

/** What is still owed of the nominal while interest grows up to `day`: a repayment of that day was still owed. */
export function owedUpTo(nominal: number, redemptions: readonly Redemption[], day: DayNumber): number {
  return redemptions.reduce((left, { day: paid, amount }) => (paid < day ? left - amount : left), nominal);
}
