import { rateRisk } from '../yields/rate-risk.ts';
import { solveYield } from '../yields/solve-yield.ts';
import type { CurveBond } from './curve-bond.ts';
import { type ZeroCurve, zeroFactor } from './zero-curve.ts';

/** A bond with yearly coupons that lies on a curve, or so many basis points of price off it. */
export function bondOn(curve: ZeroCurve, years: number, coupon: number, off = 0): CurveBond {
  const count = Math.ceil(years - 1e-9);
  const flows = Array.from({ length: count }, (_, at) => ({
    years: years - (count - 1 - at),
    amount: coupon + (at === count - 1 ? 100 : 0),
  })).filter(({ amount }) => amount !== 0);
  const price = flows.reduce((sum, flow) => sum + flow.amount * zeroFactor(curve, flow.years), 0) + off / 100;
  const solved = solveYield(flows, price, 1);
  if (!solved.isSolved) throw new Error(solved.why);
  const risk = rateRisk(flows, solved.rate, 1);
  return { flows, price, rate: solved.rate, modified: risk?.modified ?? 0, years };
}
