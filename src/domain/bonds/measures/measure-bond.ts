import type { DayNumber } from '../../calendar/day-number.ts';
import { accruedInterest } from '../accrued-interest.ts';
import type { Assumptions, BondTerms } from '../bond-terms.ts';
import { type GovernmentCurve, governmentPercent } from '../curve/government-curve.ts';
import { solveZSpread } from '../curve/z-spread.ts';
import { type BondEnd, owedAfter } from '../valuation/flows-to-come.ts';
import { type NoValue, type Valued, valueAtPrice } from '../valuation/value-bond.ts';
import { currentYield, valueToEnds, worstOf } from '../valuation/yield-to-worst.ts';

export interface PricedBond {
  readonly terms: BondTerms;
  readonly options: readonly Exclude<BondEnd, { kind: 'maturity' }>[];
  readonly assumptions: Assumptions;
  /** Of the price; it is settled on the same day. */
  readonly day: DayNumber;
  /** Percent of what is still owed. */
  readonly clean: number;
  /** What the state of its currency paid on that day; null where nobody knows. */
  readonly curve: GovernmentCurve | null;
}

/** What follows from a price. Yields in percent, effective a year on actual/365; spreads in basis points; durations in years. */
export interface BondMeasure {
  readonly day: DayNumber;
  readonly price: number;
  /** Money for one piece; null where the rate of the period is not known. */
  readonly accrued: number | null;
  readonly owed: number;
  /** To maturity. */
  readonly ytm: number | null;
  /** The worst of maturity, puts and calls; what stands below is reckoned to the same end. */
  readonly ytw: number | null;
  readonly worstEnd: BondEnd['kind'] | null;
  /** Null for the end of a perpetual bond, too. */
  readonly worstDay: DayNumber | null;
  readonly street: number | null;
  readonly currentYield: number | null;
  readonly duration: number | null;
  readonly modified: number | null;
  readonly convexity: number | null;
  /** Money for one piece and one basis point. */
  readonly pointValue: number | null;
  readonly spread: number | null;
  readonly zSpread: number | null;
  /** Why there is no yield. */
  readonly why: NoValue | null;
}

const PERCENT = 100;
const BASIS_POINTS = 10_000;

export function measureBond(bond: PricedBond): BondMeasure {
  const { terms, assumptions, day, clean } = bond;
  const question = { terms, settlement: day, convention: 'effective', assumptions } as const;
  const ends = valueToEnds(question, clean, bond.options);
  const worst = worstOf(ends);
  const toMaturity = ends[0]?.valuation;
  const paid = currentYield(question, clean);
  return {
    day,
    price: clean,
    accrued: accruedInterest(terms, day, assumptions),
    owed: owedAfter(terms, day),
    ytm: toMaturity?.isValued ? toMaturity.rate * PERCENT : null,
    currentYield: paid === null ? null : paid * PERCENT,
    ...(worst ? toWorst(bond, worst.end, worst.valued) : NOTHING),
    why: toMaturity?.isValued === false ? toMaturity.why : null,
  };
}

type ToWorst = Omit<BondMeasure, 'day' | 'price' | 'accrued' | 'owed' | 'ytm' | 'currentYield' | 'why'>;

const NOTHING: ToWorst = {
  ytw: null,
  worstEnd: null,
  worstDay: null,
  street: null,
  duration: null,
  modified: null,
  convexity: null,
  pointValue: null,
  spread: null,
  zSpread: null,
};

function toWorst(bond: PricedBond, end: BondEnd, valued: Valued): ToWorst {
  const { terms, assumptions, day: settlement, clean, curve } = bond;
  const street = valueAtPrice({ terms, settlement, end, convention: 'street', assumptions }, clean);
  const { macaulay, modified, convexity, basisPointValue } = valued.risk;
  return {
    ytw: valued.rate * PERCENT,
    worstEnd: end.kind,
    worstDay: end.kind === 'maturity' ? terms.maturesOn : end.day,
    street: street.isValued ? street.rate * PERCENT : null,
    duration: macaulay,
    modified,
    convexity,
    pointValue: basisPointValue,
    spread: curve && spreadOver(curve, valued.rate * PERCENT, modified),
    zSpread: curve && zSpreadOf(bond, end, valued, curve),
  };
}

/** Basis points over what the state pays at the same modified duration. */
export function spreadOver(curve: GovernmentCurve, percent: number, modified: number): number | null {
  const spread = (percent - governmentPercent(curve, modified)) * PERCENT;
  return Number.isFinite(spread) ? spread : null;
}

/** None for what never ends: the curve does not reach there. */
function zSpreadOf(
  { terms }: PricedBond,
  end: BondEnd,
  { dirty, owed, discounted }: Valued,
  curve: GovernmentCurve,
): number | null {
  if (terms.maturesOn === null && end.kind === 'maturity') return null;
  const solved = solveZSpread(discounted, (dirty / 100) * owed, curve);
  return solved.isSolved ? solved.rate * BASIS_POINTS : null;
}
