import {
  type Compounding,
  type FlowColumns,
  type Flows,
  lowestYield,
  momentsAt,
  toColumns,
  worthOf,
} from './discounting.ts';
import { solveDecreasing } from './solve-decreasing.ts';

/** Why there is no yield to report; each has a label of its own. */
export type NoYield = 'nothing_to_come' | 'price_not_positive' | 'no_solution';

export type Solved =
  | { readonly isSolved: true; readonly rate: number }
  | { readonly isSolved: false; readonly why: NoYield };

/** A yield beyond this, either way, is a mistake in what was requested: 10¹² percent. */
const MOST_YIELD = 1e10;
/** Nearer to losing all of it, a share of one has too few digits left to give the price back. */
const LEAST_GROWTH = 1e-8;
const USUAL_YIELD = 0.05;

/** The yield at which the flows are worth the price (dirty: with what has accrued). */
export function solveYield(flows: Flows, price: number, compounding: Compounding): Solved {
  if (!(price > 0) || price === Number.POSITIVE_INFINITY)
    return { isSolved: false, why: 'price_not_positive' };
  const columns = toColumns(flows);
  if (!hasToCome(columns)) return { isSolved: false, why: 'nothing_to_come' };
  const rate =
    compounding === 'simple' ? solveSimple(columns, price) : solveCompound(columns, price, compounding);
  return rate === null || !Number.isFinite(rate)
    ? { isSolved: false, why: 'no_solution' }
    : { isSolved: true, rate };
}

function hasToCome({ count, years, amounts, rest }: FlowColumns): boolean {
  for (let i = 0; i < count; i++) {
    const [away, amount] = [years[i] ?? 0, amounts[i] ?? 0];
    if (away > 0 && amount > 0 && Number.isFinite(away + amount)) return true;
  }
  return rest !== null && rest.amount > 0;
}

/**
 * The logarithm of the price falls almost as a straight line along the logarithm of growth, so that Newton's steps
 * arrive in three or four, from the deepest discount to the highest premium.
 */
function solveCompound(
  flows: FlowColumns,
  price: number,
  compounding: Exclude<Compounding, 'simple'>,
): number | null {
  const rise = solveDecreasing(
    (x) => {
      const worth = momentsAt(flows, compounding * x);
      return {
        value: Math.log(worth.price / price),
        slope: (-compounding * worth.first) / worth.price,
      };
    },
    {
      start: Math.log1p(USUAL_YIELD / compounding),
      above: Math.log(LEAST_GROWTH),
      below: Math.log1p(MOST_YIELD / compounding),
      // What is paid for ever is worth one over its yield: half a yield would be twice the price.
      finest: flows.rest ? 0 : 1,
    },
  );
  return rise === null ? null : compounding * Math.expm1(rise);
}

/** The same along the growth of the last flow: at the lowest yield its logarithm is without an end, too. */
function solveSimple(flows: FlowColumns, price: number): number | null {
  const [years, amount] = [flows.years[0] ?? 0, flows.amounts[0] ?? 0];
  if (flows.count === 1) return (amount / price - 1) / years;
  const longest = -1 / lowestYield(flows, 'simple');
  const rise = solveDecreasing(
    (x) => {
      const worth = worthOf(flows, Math.expm1(x) / longest, 'simple');
      return {
        value: Math.log(worth.price / price),
        slope: ((worth.slope / worth.price) * Math.exp(x)) / longest,
      };
    },
    {
      start: Math.log1p(USUAL_YIELD * longest),
      above: Math.log(LEAST_GROWTH),
      below: Math.log1p(MOST_YIELD * longest),
    },
  );
  return rise === null ? null : Math.expm1(rise) / longest;
}
