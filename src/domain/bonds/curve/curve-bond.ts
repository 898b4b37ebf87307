import type { DayNumber } from '../../calendar/day-number.ts';
import type { PreparedBond } from '../valuation/prepared-bond.ts';
import type { Flow } from '../yields/discounting.ts';
import { solveYield } from '../yields/solve-yield.ts';
import { type ZeroCurve, zeroFactor } from './zero-curve.ts';

/** A bond that a curve is drawn through: what it pays, in years of 365 days from the settlement, and what it costs. */
export interface CurveBond {
  readonly flows: readonly Flow[];
  /** Dirty, percent of the outstanding principal, as the flows are. */
  readonly price: number;
  /** The effective yield, a share of one. */
  readonly rate: number;
  /** Modified duration. */
  readonly modified: number;
  /** To the last flow. */
  readonly years: number;
}

/** What ends sooner says more about the day of its payment than about the price of money. */
const SHORTEST_YEARS = 30 / 365;
const MATURITY = { kind: 'maturity' } as const;

/** Null where it shows nothing. */
export function toCurveBond(bond: PreparedBond, day: DayNumber, clean: number): CurveBond | null {
  const valued = bond.valueAt(day, MATURITY, 'effective', clean);
  if (!valued.isValued || valued.risk.macaulay < SHORTEST_YEARS) return null;
  const { outstanding, dirty, rate, risk } = valued;
  const flows = bond
    .flowsAt(day, MATURITY, 'effective', rate)
    .map(({ years, amount }) => ({ years, amount: (100 * amount) / outstanding }));
  return { flows, price: dirty, rate, modified: risk.modified, years: flows.at(-1)?.years ?? 0 };
}

/** What the bond would cost and yield if it lay on the curve. */
export interface OnCurve {
  readonly price: number;
  /** A share of one. */
  readonly rate: number;
}

export function valueOnCurve({ flows, rate }: Pick<CurveBond, 'flows' | 'rate'>, curve: ZeroCurve): OnCurve {
  const price = flows.reduce((sum, { years, amount }) => sum + amount * zeroFactor(curve, years), 0);
  const solved = solveYield(flows, price, 1);
  return { price, rate: solved.isSolved ? solved.rate : rate };
}
