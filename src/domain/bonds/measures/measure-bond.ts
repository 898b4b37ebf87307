import type { DayNumber } from '../../calendar/day-number.ts';
import type { Assumptions, BondTerms } from '../bond-terms.ts';
import { spreadOverPar, yearsToEnd } from '../curve/curve-spreads.ts';
import { solveZSpread } from '../curve/z-spread.ts';
import type { ZeroCurve } from '../curve/zero-curve.ts';
import { discountMargin } from '../fixings/discount-margin.ts';
import { settlementDay } from '../settlement-day.ts';
import { averageLife } from '../valuation/average-life.ts';
import { type BondEnd, outstandingAfter } from '../valuation/flows-to-come.ts';
import { leadingOf, type NamedEnd, nameEnds } from '../valuation/named-ends.ts';
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
  /** Of the price; it is settled as the bond's market does. */
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
  /** The lowest of maturity and calls. */
  readonly ytw: number | null;
  /** To the next call and put, and the highest of maturity and puts. */
  readonly ytc: number | null;
  readonly ytp: number | null;
  readonly ytb: number | null;
  /** Which of them the site shows first; what stands below is computed to the same end. */
  readonly leading: NamedEnd;
  readonly leadingYield: number | null;
  readonly workoutEnd: BondEnd['kind'] | null;
  /** Null for the end of a perpetual bond, too. */
  readonly workoutDay: DayNumber | null;
  readonly averageLife: number | null;
  readonly street: number | null;
  readonly currentYield: number | null;
  readonly duration: number | null;
  readonly modified: number | null;
  readonly convexity: number | null;
  /** Money for one unit and one basis point. */
  readonly pointValue: number | null;
  readonly spread: number | null;
  readonly zSpread: number | null;
  /** Of a floating-rate note, in basis points. */
  readonly discountMargin: number | null;
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

export function measureBond(
  bond: MeasurableBond,
  price: PriceToMeasure,
  leading: NamedEnd = 'worst',
): BondMeasure {
  const { terms, assumptions, prepared } = bond;
  const { day, clean } = price;
  const settlement = settlementDay(terms, day);
  const { toMaturity, named } = measureToEnds(bond, settlement, clean);
  const first = leadingOf(named, leading);
  const paid = currentYield({ terms, settlement, assumptions }, clean);
  const accrued = prepared.accruedAt(settlement);
  return {
    day,
    price: clean,
    accrued,
    outstanding: outstandingAfter(terms, settlement, assumptions),
    ytm: percentOf(named.maturity),
    ytw: percentOf(named.worst),
    ytc: percentOf(named.call),
    ytp: percentOf(named.put),
    ytb: percentOf(named.best),
    leading,
    currentYield: paid === null ? null : paid * PERCENT,
    discountMargin:
      accrued === null ? null : discountMargin({ terms, assumptions, settlement, clean, accrued }),
    ...(first ? toLeading(bond, { ...price, day: settlement }, first) : NOTHING),
    why: toMaturity.isValued ? null : toMaturity.why,
  };
}

const percentOf = (end: MeasuredEnd | null) => (end ? end.rate * PERCENT : null);

interface MeasuredEnd {
  readonly end: BondEnd;
  readonly rate: number;
  readonly measured: Measured;
}

/** The effective yields to maturity and to every other end that a buyer at this price may see, by name. */
export function measureToEnds(
  { terms, options, prepared }: MeasurableBond,
  day: DayNumber,
  clean: number,
): { readonly toMaturity: Measurement; readonly named: Readonly<Record<NamedEnd, MeasuredEnd | null>> } {
  const toMaturity = prepared.valueAt(day, MATURITY, 'effective', clean);
  const ends: MeasuredEnd[] = [];
  if (toMaturity.isValued) ends.push({ end: MATURITY, rate: toMaturity.rate, measured: toMaturity });
  for (const end of options) {
    if (end.day <= day || (terms.maturesOn !== null && end.day >= terms.maturesOn)) continue;
    const measured = prepared.valueAt(day, end, 'effective', clean);
    if (measured.isValued) ends.push({ end, rate: measured.rate, measured });
  }
  return { toMaturity, named: nameEnds(ends) };
}

type ToLeading = Pick<
  BondMeasure,
  | 'leadingYield'
  | 'workoutEnd'
  | 'workoutDay'
  | 'averageLife'
  | 'street'
  | 'duration'
  | 'modified'
  | 'convexity'
  | 'pointValue'
  | 'spread'
  | 'zSpread'
>;

const NOTHING: ToLeading = {
  leadingYield: null,
  workoutEnd: null,
  workoutDay: null,
  averageLife: null,
  street: null,
  duration: null,
  modified: null,
  convexity: null,
  pointValue: null,
  spread: null,
  zSpread: null,
};

function toLeading(bond: MeasurableBond, price: PriceToMeasure, leading: MeasuredEnd): ToLeading {
  const { end, measured } = leading;
  const street = bond.prepared.valueAt(price.day, end, 'street', price.clean);
  const { macaulay, modified, convexity, basisPointValue } = measured.risk;
  return {
    leadingYield: measured.rate * PERCENT,
    workoutEnd: end.kind,
    workoutDay: end.kind === 'maturity' ? bond.terms.maturesOn : end.day,
    averageLife: averageLife(bond.terms, price.day, end),
    street: street.isValued ? street.rate * PERCENT : null,
    duration: macaulay,
    modified,
    convexity,
    pointValue: basisPointValue,
    spread: price.curve && gSpreadOf(bond, price.day, leading, price.curve),
    zSpread: price.curve && zSpreadOf(bond, price.day, leading, price.curve),
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
