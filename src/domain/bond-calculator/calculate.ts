import { YIELD_CONVENTIONS, type YieldConvention } from '#domain/bonds/valuation/conventions.ts';
import { type BondEnd, outstandingAfter } from '#domain/bonds/valuation/flows-to-come.ts';
import { type NamedEnd, nameEnds } from '#domain/bonds/valuation/named-ends.ts';
import {
  type Measurement,
  type NoValue,
  type PreparedBond,
  prepareBond,
} from '#domain/bonds/valuation/prepared-bond.ts';
import { type Valued, withFlows } from '#domain/bonds/valuation/value-bond.ts';
import { currentYield } from '#domain/bonds/valuation/yield-to-worst.ts';
import { endsFor, type NoEnd } from './bond-ends.ts';
import { findClean } from './find-clean.ts';
import type { CalculatorInput } from './read-fields.ts';

/** Why there is nothing to report; each has a sentence of its own. */
export type NoResult = NoValue | NoEnd | 'no_current_yield';

export type ByConvention = Readonly<Record<YieldConvention, Measurement>>;

export interface EndResult {
  readonly end: BondEnd;
  readonly by: ByConvention;
}

/** All that follows from what was requested. */
export interface Result {
  /** Percent of the outstanding principal. */
  readonly clean: number;
  readonly dirty: number;
  /** Money for one unit. */
  readonly accrued: number;
  readonly outstanding: number;
  /** A share of one. */
  readonly current: number | null;
  readonly ends: readonly EndResult[];
  /** The ends by name, for each convention. */
  readonly named: Readonly<Record<YieldConvention, Readonly<Record<NamedEnd, RatedEnd | null>>>>;
  /** The end that durations and payments are reported for, and the convention by which its payments are discounted. */
  readonly chosen: EndResult;
  readonly shown: Valued | null;
  /** Why no convention shows a yield, as in default, when the price is all there is. */
  readonly why: NoValue | null;
}

export type Calculated =
  | { readonly isCalculated: true; readonly result: Result }
  | { readonly isCalculated: false; readonly why: NoResult };

/** The same on the server and in the browser: nothing is requested, nothing is kept. */
export function calculate(input: CalculatorInput): Calculated {
  const { terms, settlement, assumptions } = input;
  const bond = prepareBond(terms, assumptions);
  const found = findClean(input, bond);
  if (!found.isFound) return { isCalculated: false, why: found.why };
  const { clean } = found;
  const accrued = bond.accruedAt(settlement);
  const outstanding = outstandingAfter(terms, settlement, assumptions);
  const wanted = endsFor(input);
  if (!wanted.isKnown) return { isCalculated: false, why: wanted.why };
  const ends = wanted.all.map((end) => ({ end, by: valueByConvention(bond, input, end, clean) }));
  const why = whyNothing(ends);
  if (why !== null && why !== 'in_default') return { isCalculated: false, why };
  if (accrued === null) return { isCalculated: false, why: 'rate_unknown' };
  const named = nameByConvention(ends);
  const chosen = chooseEnd(input, ends, named);
  if (!chosen) return { isCalculated: false, why: 'nothing_to_come' };
  const result = {
    clean,
    dirty: clean + (100 * accrued) / outstanding,
    accrued,
    outstanding,
    current: currentYield(input, clean),
    ends,
    named,
    chosen,
    shown: shownOf(bond, input, chosen),
    why,
  };
  return { isCalculated: true, result };
}

/** The convention of yields by which payments are discounted: a current yield discounts none. */
export const discountingConvention = ({ convention }: CalculatorInput): YieldConvention =>
  convention === 'current' ? 'effective' : convention;

function valueByConvention(
  bond: PreparedBond,
  { settlement }: CalculatorInput,
  end: BondEnd,
  clean: number,
): ByConvention {
  const value = (convention: YieldConvention) => bond.valueAt(settlement, end, convention, clean);
  return { street: value('street'), effective: value('effective'), 'money-market': value('money-market') };
}

/** The reason of the effective yield, which speaks of every bond; null where any end has a yield. */
function whyNothing(ends: readonly EndResult[]): NoValue | null {
  const valuations = ends.flatMap(({ by }) => YIELD_CONVENTIONS.map((convention) => by[convention]));
  if (valuations.some(({ isValued }) => isValued)) return null;
  const first = ends[0]?.by.effective;
  return first && !first.isValued ? first.why : 'nothing_to_come';
}

export interface RatedEnd {
  readonly end: BondEnd;
  readonly rate: number;
}

function nameByConvention(ends: readonly EndResult[]): Result['named'] {
  const named = (convention: YieldConvention) =>
    nameEnds(
      ends.flatMap(({ end, by }): RatedEnd[] => {
        const measurement = by[convention];
        return measurement.isValued ? [{ end, rate: measurement.rate }] : [];
      }),
    );
  return { street: named('street'), effective: named('effective'), 'money-market': named('money-market') };
}

function chooseEnd(
  input: CalculatorInput,
  ends: readonly EndResult[],
  named: Result['named'],
): EndResult | undefined {
  if (input.to !== 'worst' && input.to !== 'best') return ends.find(({ end }) => end.kind === input.to);
  const rated = named[discountingConvention(input)][input.to] ?? named.effective[input.to];
  return ends.find((each) => each.end === rated?.end) ?? ends[0];
}

/** By the convention that was chosen or, where it does not speak of such a bond, by one that does. */
function shownOf(bond: PreparedBond, input: CalculatorInput, { end, by }: EndResult): Valued | null {
  const inOrder = [discountingConvention(input), 'effective', 'street', 'money-market'] as const;
  const convention = inOrder.find((each) => by[each].isValued);
  if (convention === undefined) return null;
  const valuation = withFlows(bond, { settlement: input.settlement, end, convention }, by[convention]);
  return valuation.isValued ? valuation : null;
}
