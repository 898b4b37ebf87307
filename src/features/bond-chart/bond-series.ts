import { type GovernmentCurve, governmentPercent } from '#domain/bonds/curve/government-curve.ts';
import { valueToEnds, worstOf } from '#domain/bonds/valuation/yield-to-worst.ts';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { toDayNumber } from '#domain/calendar/day-number.ts';
import { assumptionsOn, type KnownBond } from '#foundation/market/known-bond.ts';

export interface DayValue {
  readonly day: CalendarDay;
  readonly value: number;
}

export interface DayCurve {
  readonly day: CalendarDay;
  readonly curve: GovernmentCurve;
}

/** The effective yield to worst on each day of a price; a day without one is left out. */
export function yieldsOf(bond: KnownBond, prices: readonly DayValue[]): DayValue[] {
  return prices.flatMap((price) => {
    const worst = worstOn(bond, price);
    return worst ? [{ day: price.day, value: 100 * worst.valued.rate }] : [];
  });
}

/** Basis points over the newest curve that was known on the day, at the same modified duration. Both oldest first. */
export function spreadsOf(
  bond: KnownBond,
  prices: readonly DayValue[],
  curves: readonly DayCurve[],
): DayValue[] {
  let at = -1;
  return prices.flatMap((price) => {
    while ((curves[at + 1]?.day ?? LAST_DAY) <= price.day) at++;
    const curve = curves[at]?.curve;
    const worst = curve ? worstOn(bond, price) : null;
    if (!curve || !worst) return [];
    const government = governmentPercent(curve, worst.valued.risk.modified);
    return Number.isFinite(government)
      ? [{ day: price.day, value: (100 * worst.valued.rate - government) * 100 }]
      : [];
  });
}

const LAST_DAY: CalendarDay = '9999-12-31';

function worstOn(bond: KnownBond, { day, value }: DayValue) {
  const settlement = toDayNumber(day);
  const question = { terms: bond.terms, settlement, assumptions: assumptionsOn(bond, day) };
  return worstOf(valueToEnds({ ...question, convention: 'effective' }, value, bond.options));
}

/** Where each value stands between the lowest and the highest: four decimals tell a curve and no value. */
export function shapeOf(values: readonly DayValue[]): DayValue[] {
  const lowest = values.reduce((least, { value }) => Math.min(least, value), Number.POSITIVE_INFINITY);
  const highest = values.reduce((most, { value }) => Math.max(most, value), Number.NEGATIVE_INFINITY);
  const reach = highest - lowest;
  return values.map(({ day, value }) => ({
    day,
    value: reach > 0 ? Math.round(((value - lowest) / reach) * 10_000) / 10_000 : 0.5,
  }));
}
