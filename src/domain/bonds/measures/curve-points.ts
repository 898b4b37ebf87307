import type { DayNumber } from '../../calendar/day-number.ts';
import type { BondTerms } from '../bond-terms.ts';
import type { CurvePoint } from '../curve/nelson-siegel.ts';
import { valueAtPrice } from '../valuation/value-bond.ts';

/** What ends sooner says more about the day of its payment than about the price of money. */
const SHORTEST_DAYS = 30;

/** Where a bond of a state lies on the curve of a day: modified duration and effective yield. Null where it tells nothing. */
export function toCurvePoint(terms: BondTerms, day: DayNumber, clean: number): CurvePoint | null {
  if (terms.maturesOn === null || terms.maturesOn - day < SHORTEST_DAYS) return null;
  const end = { kind: 'maturity' } as const;
  const valued = valueAtPrice({ terms, settlement: day, end, convention: 'effective' }, clean);
  return valued.isValued ? { years: valued.risk.modified, percent: valued.rate * 100 } : null;
}
