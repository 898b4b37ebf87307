import type { DayNumber } from '../../calendar/day-number.ts';
import type { Assumptions, BondTerms } from '../bond-terms.ts';
import type { YieldConvention } from './conventions.ts';
import type { BondEnd, DiscountedFlow } from './flows-to-come.ts';
import {
  type Measured,
  type Measurement,
  type NotValued,
  type PreparedBond,
  prepareBond,
} from './prepared-bond.ts';

export type { NoValue } from './prepared-bond.ts';

export interface Valued extends Measured {
  /** What adds up to the dirty price of one unit. */
  readonly discounted: readonly DiscountedFlow[];
}

export type Valuation = ({ readonly isValued: true } & Valued) | NotValued;

export interface Question {
  readonly terms: BondTerms;
  readonly settlement: DayNumber;
  readonly end: BondEnd;
  readonly convention: YieldConvention;
  readonly assumptions?: Assumptions;
}

/** From a clean price, in percent of the outstanding principal, to the yield and everything that follows from it. */
export function valueAtPrice(question: Question, clean: number): Valuation {
  const { settlement, end, convention } = question;
  const bond = prepareBond(question.terms, question.assumptions);
  return withFlows(bond, question, bond.valueAt(settlement, end, convention, clean));
}

/** The way back: from a yield, a share of one, to the clean price. */
export function valueAtYield(question: Question, rate: number): Valuation {
  const { settlement, end, convention } = question;
  const bond = prepareBond(question.terms, question.assumptions);
  return withFlows(bond, question, bond.priceAt(settlement, end, convention, rate));
}

/** A measurement with the flows that it adds up from. */
export function withFlows(
  bond: PreparedBond,
  { settlement, end, convention }: Pick<Question, 'settlement' | 'end' | 'convention'>,
  measurement: Measurement,
): Valuation {
  if (!measurement.isValued) return measurement;
  return { ...measurement, discounted: bond.flowsAt(settlement, end, convention, measurement.rate) };
}
