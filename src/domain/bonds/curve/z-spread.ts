import type { Flow } from '../yields/discounting.ts';
import { solveDecreasing } from '../yields/solve-decreasing.ts';
import type { Solved } from '../yields/solve-yield.ts';
import { type ZeroCurve, zeroPercent } from './zero-curve.ts';

const MOST_SPREAD = 1e6;
const USUAL_SPREAD = 0.01;

/**
 * What must be added to every zero rate so that the flows are worth the price: each flow is discounted at the rate of its own
 * years plus the spread, compounded once a year. A share of one, as yields are.
 */
export function solveZSpread(flows: readonly Flow[], price: number, curve: ZeroCurve): Solved {
  if (!(price > 0) || !Number.isFinite(price)) return { isSolved: false, why: 'price_not_positive' };
  const toCome = flows.filter(({ years, amount }) => years > 0 && amount > 0);
  if (toCome.length === 0) return { isSolved: false, why: 'nothing_to_come' };
  const growths = toCome.map(({ years }) => 1 + zeroPercent(curve, years) / 100);
  const least = Math.min(...growths);
  const rise = solveDecreasing((x) => worthAt(toCome, growths, Math.exp(x) - least, price, Math.exp(x)), {
    start: Math.log(Math.max(least, 0) + USUAL_SPREAD),
    above: -Math.log(MOST_SPREAD),
    below: Math.log(MOST_SPREAD),
  });
  return rise === null
    ? { isSolved: false, why: 'no_solution' }
    : { isSolved: true, rate: Math.exp(rise) - least };
}

/** Along the logarithm of the least growth, as yields are solved: a spread that leaves no growth is never asked. */
function worthAt(
  flows: readonly Flow[],
  growths: readonly number[],
  spread: number,
  price: number,
  pace: number,
) {
  let worth = 0;
  let slope = 0;
  for (const [i, { years, amount }] of flows.entries()) {
    const growth = (growths[i] ?? 1) + spread;
    const part = amount * growth ** -years;
    worth += part;
    slope -= (part * years) / growth;
  }
  return { value: Math.log(worth / price), slope: (slope / worth) * pace };
}
