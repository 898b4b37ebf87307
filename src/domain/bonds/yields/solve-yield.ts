import { type Compounding, type Flow, lowestYield, worthOf } from './discounting.ts';
import { solveDecreasing } from './solve-decreasing.ts';

/** Why there is no yield to tell; each has a label of its own. */
export type NoYield = 'nothing_to_come' | 'price_not_positive' | 'no_solution';

export type Solved =
  | { readonly isSolved: true; readonly rate: number }
  | { readonly isSolved: false; readonly why: NoYield };

/** A yield beyond this, either way, is a mistake in what was asked: 10¹² percent. */
const MOST_YIELD = 1e10;
const USUAL_YIELD = 0.05;

/** The yield at which the flows are worth the price (dirty: with what has accrued). */
export function solveYield(flows: readonly Flow[], price: number, compounding: Compounding): Solved {
  if (!(price > 0) || price === Number.POSITIVE_INFINITY)
    return { isSolved: false, why: 'price_not_positive' };
  if (!flows.some(isToCome)) return { isSolved: false, why: 'nothing_to_come' };
  const rate =
    compounding === 'simple' ? solveSimple(flows, price) : solveCompound(flows, price, compounding);
  return rate === null || !Number.isFinite(rate)
    ? { isSolved: false, why: 'no_solution' }
    : { isSolved: true, rate };
}

const isToCome = ({ years, amount }: Flow) => years > 0 && amount > 0 && Number.isFinite(years + amount);

/**
 * The logarithm of the price falls almost as a straight line along the logarithm of growth, so that Newton's steps
 * arrive in three or four, from the deepest discount to the highest premium.
 */
function solveCompound(
  flows: readonly Flow[],
  price: number,
  compounding: Exclude<Compounding, 'simple'>,
): number | null {
  const target = Math.log(price);
  const rise = solveDecreasing(
    (x) => {
      let worth = 0;
      let moment = 0;
      for (const { years, amount } of flows) {
        const part = amount * Math.exp(-compounding * years * x);
        worth += part;
        moment += part * years;
      }
      return { value: Math.log(worth) - target, slope: (-compounding * moment) / worth };
    },
    {
      start: Math.log1p(USUAL_YIELD / compounding),
      above: -Math.log1p(MOST_YIELD / compounding),
      below: Math.log1p(MOST_YIELD / compounding),
    },
  );
  return rise === null ? null : compounding * Math.expm1(rise);
}

function solveSimple(flows: readonly Flow[], price: number): number | null {
  const [only] = flows;
  if (flows.length === 1 && only) return (only.amount / price - 1) / only.years;
  return solveDecreasing(
    (rate) => {
      const worth = worthOf(flows, rate, 'simple');
      return { value: worth.price - price, slope: worth.slope };
    },
    { start: USUAL_YIELD, above: lowestYield(flows, 'simple'), below: MOST_YIELD },
  );
}
