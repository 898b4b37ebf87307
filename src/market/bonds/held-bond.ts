import { solveZSpread } from '#domain/bonds/curve/z-spread.ts';
import type { ZeroCurve } from '#domain/bonds/curve/zero-curve.ts';
import type { Held } from '#domain/bonds/risk/carry.ts';
import type { WhyNoRisk } from '#domain/bonds/risk/why-no-risk.ts';
import { settlementDay } from '#domain/bonds/settlement-day.ts';
import { leadingOf, type NamedEnd } from '#domain/bonds/valuation/named-ends.ts';
import { namedValuations, valueToEnds } from '#domain/bonds/valuation/yield-to-worst.ts';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { toDayNumber } from '#domain/calendar/day-number.ts';
import { assumptionsOn, type KnownBond } from './known-bond.ts';

/** What the risk of a bond at a price is computed from, to the end of the leading yield; or why it cannot be. */
export type FoundHeld =
  | { readonly held: Held; readonly end: NamedEnd; readonly why: null }
  | { readonly held: null; readonly end: NamedEnd; readonly why: WhyNoRisk };

/** A floating-rate note pays more when rates rise: its projected cash flows say nothing of the risk of rates. */
export function toHeld(
  bond: KnownBond,
  { day, price }: { readonly day: CalendarDay; readonly price: number },
  curve: ZeroCurve | null,
  leading: NamedEnd,
): FoundHeld {
  const without = (why: WhyNoRisk): FoundHeld => ({ held: null, end: leading, why });
  if (bond.terms.coupon.kind === 'floating') return without('floating');
  if (!curve) return without('no_curve');
  const settlement = settlementDay(bond.terms, toDayNumber(day));
  const question = { terms: bond.terms, settlement, assumptions: assumptionsOn(bond, day) };
  const named = namedValuations(valueToEnds({ ...question, convention: 'effective' }, price, bond.options));
  const first = leadingOf(named, leading);
  if (!first) return without('not_valued');
  if (first.end.kind === 'maturity' && bond.terms.maturesOn === null) return without('perpetual');
  const { valued, rate } = first;
  const flows = valued.discounted.map(({ years, amount }) => ({
    years,
    amount: (100 * amount) / valued.outstanding,
  }));
  const spread = solveZSpread(flows, valued.dirty, curve);
  if (!spread.isSolved) return without('not_valued');
  const end = named[leading] ? leading : 'maturity';
  return { held: { flows, price: valued.dirty, rate, curve, spread: spread.rate }, end, why: null };
}
