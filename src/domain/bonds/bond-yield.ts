import type { DayNumber } from '../calendar/day-number.ts';
import { accruedInterest } from './accrued-interest.ts';
import type { Assumptions, BondTerms } from './bond-terms.ts';
import { type DatedFlows, datedFlows } from './dated-flows.ts';
import { lowestRate, type Worth, worthOf, type YieldConvention } from './discounting.ts';
import { owedUpTo, redemptionsOf } from './outstanding.ts';
import { solveDecreasing } from './solve-decreasing.ts';

/** A bond on a day, and how its yield is meant. */
export interface Valuation {
  readonly terms: BondTerms;
  readonly settledOn: DayNumber;
  readonly convention: YieldConvention;
  readonly assumptions?: Assumptions;
}

export type YieldAnswer =
  /** Percent a year. */
  | { readonly kind: 'found'; readonly percent: number }
  | {
      readonly kind: 'none';
      /** Nothing is paid any more; an amount is not known; a price of nothing; a yield beyond a million percent. */
      readonly reason: 'no_payments' | 'unknown_amounts' | 'price_not_positive' | 'out_of_range';
    };

/** A million percent a year: a bond that yields more is a day from being repaid, or worth nothing. */
const HIGHEST_RATE = 10_000;
const USUAL_RATE = 0.05;

/** What one piece is worth with its accrued interest at a yield in percent; null where the yield has no meaning. */
export function dirtyPrice(valuation: Valuation, percent: number): number | null {
  const dated = flowsOf(valuation);
  if (!dated || percent / 100 <= lowestRateOf(dated)) return null;
  return presentWorth(dated, percent / 100).value;
}

/** The yield of one piece that costs this much with its accrued interest. */
export function yieldOf(valuation: Valuation, dirty: number): YieldAnswer {
  const dated = flowsOf(valuation);
  if (!dated) return { kind: 'none', reason: 'unknown_amounts' };
  if (dated.flows.length === 0) return { kind: 'none', reason: 'no_payments' };
  if (!(dirty > 0 && Number.isFinite(dirty))) return { kind: 'none', reason: 'price_not_positive' };
  const above = lowestRateOf(dated);
  const solution = solveDecreasing((rate) => presentWorth(dated, rate), dirty, {
    above,
    most: HIGHEST_RATE,
    start: Math.max(USUAL_RATE, above / 2),
  });
  if (solution.kind === 'none') return { kind: 'none', reason: 'out_of_range' };
  return { kind: 'found', percent: solution.value * 100 };
}

/** Markets quote the price without accrued interest, in percent of what is still owed. */
export function toDirty({ terms, settledOn, assumptions }: Valuation, quote: number): number | null {
  const accrued = accruedInterest(terms, settledOn, assumptions);
  return accrued === null ? null : (owedAfter(terms, settledOn) * quote) / 100 + accrued;
}

/** Null where nothing is owed any more. */
export function toQuote({ terms, settledOn, assumptions }: Valuation, dirty: number): number | null {
  const accrued = accruedInterest(terms, settledOn, assumptions);
  const owed = owedAfter(terms, settledOn);
  return accrued === null || owed <= 0 ? null : ((dirty - accrued) / owed) * 100;
}

export const flowsOf = ({ terms, settledOn, convention, assumptions }: Valuation): DatedFlows | null =>
  datedFlows(terms, settledOn, convention, assumptions);

/** The worth of all flows together. */
export function presentWorth({ flows, growth }: DatedFlows, rate: number): Worth {
  let [value, slope, curve] = [0, 0, 0];
  for (const { amount, years } of flows) {
    const worth = worthOf(growth, years, rate);
    value += amount * worth.value;
    slope += amount * worth.slope;
    curve += amount * worth.curve;
  }
  return { value, slope, curve };
}

function lowestRateOf({ flows, growth }: DatedFlows): number {
  return lowestRate(growth, Math.max(...flows.map(({ years }) => years), Number.MIN_VALUE));
}

/** A repayment on the day of settlement goes to the one who sells. */
function owedAfter(terms: BondTerms, day: DayNumber): number {
  return owedUpTo(terms.nominal, redemptionsOf(terms), day + 1);
}
