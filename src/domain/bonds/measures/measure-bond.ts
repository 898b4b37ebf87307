import type { DayNumber } from '../../calendar/day-number.ts';
import type { Assumptions, BondTerms } from '../bond-terms.ts';
import { spreadOverPar, yearsToEnd } from '../curve/curve-spreads.ts';
import { solveZSpread } from '../curve/z-spread.ts';
import type { ZeroCurve } from '../curve/zero-curve.ts';
import { type BondEnd, outstandingAfter } from '../valuation/flows-to-come.ts';
import {
  type Measured,
  type Measurement,
  type NoValue,
  type PreparedBond,
  prepareBond,
} from '../valuation/prepared-bond.ts';
import { currentYield } from '../valuation/yield-to-worst.ts';

export type BondOption = Exclude<BondEnd, { kind: 'maturity' }>;

/** A bond whose prices can be measured, on one day or on many. */
export interface MeasurableBond {
  readonly terms: BondTerms;
  readonly options: readonly BondOption[];
  readonly assumptions: Assumptions;
  readonly prepared: PreparedBond;
}

export interface PriceToMeasure {
  /** Of the price; it is settled on the same day. */
  readonly day: DayNumber;
  /** Percent of the outstanding principal. */
  readonly clean: number;
  /** The zero rates of the state of its currency on that day; null where nobody knows. */
  readonly curve: ZeroCurve | null;
}

/** What follows from a price. Yields in percent, effective a year on actual/365; spreads in basis points; durations in years. */
export interface BondMeasure {
  readonly day: DayNumber;
  readonly price: number;
  /** Money for one unit; null where the rate of the period is not known. */
  readonly accrued: number | null;
  readonly outstanding: number;
  /** To maturity. */
  readonly ytm: number | null;
  /** The worst of maturity, puts and calls; what stands below is computed to the same end. */
  readonly ytw: number | null;
  readonly worstEnd: BondEnd['kind'] | null;
  /** Null for the end of a perpetual bond, too. */
  readonly worstDay: DayNumber | null;
  readonly street: number | null;
  readonly currentYield: number | null;
  readonly duration: number | null;
  readonly modified: number | null;
  readonly convexity: number | null;
  /** Money for one unit and one basis point. */
  readonly pointValue: number | null;
  readonly spread: number | null;
  readonly zSpread: number | null;
  /** Why there is no yield. */
  readonly why: NoValue | null;
}

const PERCENT = 100;
const BASIS_POINTS = 10_000;
const MATURITY = { kind: 'maturity' } as const;

export function toMeasurable(
  terms: BondTerms,
  options: readonly BondOption[],
  assumptions: Assumptions,
): MeasurableBond {
  return { terms, options, assumptions, prepared: prepareBond(terms, assumptions) };
}

export function measureBond(bond: MeasurableBond, price: PriceToMeasure): BondMeasure {
  const { terms, assumptions, prepared } = bond;
  const { day, clean } = price;
  const { toMaturity, worst } = measureToEnds(bond, day, clean);
  const paid = currentYield({ terms, settlement: day, assumptions }, clean);
  return {
    day,
    price: clean,
    accrued: prepared.accruedAt(day),
    outstanding: outstandingAfter(terms, day, assumptions),
    ytm: toMaturity.isValued ? toMaturity.rate * PERCENT : null,
    currentYield: paid === null ? null : paid * PERCENT,
    ...(worst ? toWorst(bond, price, worst) : NOTHING),
    why: toMaturity.isValued ? null : toMaturity.why,
  };
}

interface MeasuredEnd {
  readonly end: BondEnd;
  readonly measured: Measured;
}

/** The effective yield to maturity, and to the end at which a buyer at this price is paid least; null where none can be determined. */
export function measureToEnds(
  { terms, options, prepared }: MeasurableBond,
  day: DayNumber,
  clean: number,
): { readonly toMaturity: Measurement; readonly worst: MeasuredEnd | null } {
  const toMaturity = prepared.valueAt(day, MATURITY, 'effective', clean);
  let worst: MeasuredEnd | null = toMaturity.isValued ? { end: MATURITY, measured: toMaturity } : null;
  for (const end of options) {
    if (end.day <= day || (terms.maturesOn !== null && end.day >= terms.maturesOn)) continue;
    const measured = prepared.valueAt(day, end, 'effective', clean);
    if (measured.isValued && (worst === null || measured.rate < worst.measured.rate))
      worst = { end, measured };
  }
  return { toMaturity, worst };
}

type ToWorst = Omit<
  BondMeasure,
  'day' | 'price' | 'accrued' | 'outstanding' | 'ytm' | 'currentYield' | 'why'
>;

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

function toWorst(bond: MeasurableBond, price: PriceToMeasure, worst: MeasuredEnd): ToWorst {
  const { end, measured } = worst;
  const street = bond.prepared.valueAt(price.day, end, 'street', price.clean);
  const { macaulay, modified, convexity, basisPointValue } = measured.risk;
  return {
    ytw: measured.rate * PERCENT,
    worstEnd: end.kind,
    worstDay: end.kind === 'maturity' ? bond.terms.maturesOn : end.day,
    street: street.isValued ? street.rate * PERCENT : null,
    duration: macaulay,
    modified,
    convexity,
    pointValue: basisPointValue,
    spread: price.curve && gSpreadOf(bond, price.day, worst, price.curve),
    zSpread: price.curve && zSpreadOf(bond, price.day, worst, price.curve),
  };
}

/** Basis points over the par yield of the state at the same end; none for what never ends. */
function gSpreadOf(
  { terms }: MeasurableBond,
  day: DayNumber,
  { end, measured }: MeasuredEnd,
  curve: ZeroCurve,
): number | null {
  const years = yearsToEnd(terms, end, day);
  return years === null ? null : (spreadOverPar(curve, measured.rate * PERCENT, years)?.spread ?? null);
}

/** None for what never ends: the curve does not reach there. */
function zSpreadOf(
  { terms, prepared }: MeasurableBond,
  day: DayNumber,
  { end, measured }: MeasuredEnd,
  curve: ZeroCurve,
): number | null {
  if (terms.maturesOn === null && end.kind === 'maturity') return null;
  const flows = prepared.flowsAt(day, end, 'effective', measured.rate);
  const solved = solveZSpread(flows, (measured.dirty / 100) * measured.outstanding, curve);
  return solved.isSolved ? solved.rate * BASIS_POINTS : null;
}
