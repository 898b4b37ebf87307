import { accruedInterest } from '#domain/bonds/accrued-interest.ts';
import { settlementDay } from '#domain/bonds/settlement-day.ts';
import { outstandingAfter } from '#domain/bonds/valuation/flows-to-come.ts';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { toDayNumber } from '#domain/calendar/day-number.ts';
import { assumptionsOn, type KnownBond } from '#market/bonds/known-bond.ts';
import type { Holding } from './position-figures.ts';

type Worth = Pick<Holding, 'worth' | 'accrued'>;

/** A share or a fund is quoted in money, and an index is nothing that can be held. */
export const worthOfKind = (kind: 'stock' | 'etf' | 'index'): Worth => ({
  worth: kind === 'index' ? null : 1,
  accrued: 0,
});

/**
 * A bond is quoted in percent of its outstanding principal, and a buyer pays what has accrued besides. One that is
 * over has no value any more; one in default changes hands flat.
 */
export function worthOfBond(bond: KnownBond | undefined, day: CalendarDay | null, today: CalendarDay): Worth {
  const unknown: Worth = { worth: null, accrued: 0 };
  if (!bond || day === null) return unknown;
  const { terms } = bond;
  if (terms.maturesOn !== null && terms.maturesOn <= toDayNumber(today)) return unknown;
  const assumptions = assumptionsOn(bond, day);
  const settled = settlementDay(terms, toDayNumber(day));
  // A purchase would settle after the last repayment; whoever holds the bond is still owed it.
  const settlement = outstandingAfter(terms, settled, assumptions) > 0 ? settled : toDayNumber(day);
  const accrued = accruedInterest(terms, settlement, assumptions);
  return accrued === null
    ? unknown
    : { worth: outstandingAfter(terms, settlement, assumptions) / 100, accrued };
}
