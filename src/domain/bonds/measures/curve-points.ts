import type { DayNumber } from '../../calendar/day-number.ts';
import type { CurvePoint } from '../curve/nelson-siegel.ts';
import type { PreparedBond } from '../valuation/prepared-bond.ts';

/** What ends sooner says more about the day of its payment than about the price of money. */
const SHORTEST_YEARS = 30 / 365;

/** Where a bond of a state lies on the curve of a day: modified duration and effective yield. Null where it shows nothing. */
export function toCurvePoint(bond: PreparedBond, day: DayNumber, clean: number): CurvePoint | null {
  const valued = bond.valueAt(day, { kind: 'maturity' }, 'effective', clean);
  if (!valued.isValued || valued.risk.macaulay < SHORTEST_YEARS) return null;
  return { years: valued.risk.modified, percent: valued.rate * 100 };
}
