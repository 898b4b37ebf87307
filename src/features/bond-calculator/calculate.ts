import { YIELD_CONVENTIONS, type YieldConvention } from '#domain/bonds/valuation/conventions.ts';
import { type BondEnd, owedAfter } from '#domain/bonds/valuation/flows-to-come.ts';
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
import type { Asked } from './read-fields.ts';

/** Why there is nothing to tell; each has a sentence of its own. */
export type NoResult = NoValue | NoEnd | 'no_current_yield';

export type ByConvention = Readonly<Record<YieldConvention, Measurement>>;

export interface EndResult {
  readonly end: BondEnd;
  readonly by: ByConvention;
}

/** All that follows from what was asked. */
export interface Result {
  /** Percent of what is still owed. */
  readonly clean: number;
  readonly dirty: number;
  /** Money for one piece. */
  readonly accrued: number;
  readonly owed: number;
  /** A share of one. */
  readonly current: number | null;
  readonly ends: readonly EndResult[];
  /** The end with the least yield, by each convention. */
  readonly worst: Readonly<Record<YieldConvention, BondEnd | null>>;
  /** The end that durations and payments are told for, and the convention by which its payments are discounted. */
  readonly chosen: EndResult;
  readonly shown: Valued | null;
  /** Why no convention tells a yield, as in default, when the price is all there is. */
  readonly why: NoValue | null;
}

export type Calculated =
  | { readonly isCalculated: true; readonly result: Result }
  | { readonly isCalculated: false; readonly why: NoResult };

/** The same on the server and in the browser: nothing is asked for, nothing is kept. */
export function calculate(asked: Asked): Calculated {
  const { terms, settlement, assumptions } = asked;
  const bond = prepareBond(terms, assumptions);
  const found = findClean(asked, bond);
  if (!found.isFound) return { isCalculated: false, why: found.why };
  const { clean } = found;
  const accrued = bond.accruedAt(settlement);
  const owed = owedAfter(terms, settlement, assumptions);
  const wanted = endsFor(asked);
  if (!wanted.isKnown) return { isCalculated: false, why: wanted.why };
  const ends = wanted.all.map((end) => ({ end, by: valueByConvention(bond, asked, end, clean) }));
  const why = whyNothing(ends);
  if (why !== null && why !== 'in_default') return { isCalculated: false, why };
  if (accrued === null) return { isCalculated: false, why: 'rate_unknown' };
  const worst = worstByConvention(ends);
  const chosen = chooseEnd(asked, ends, worst);
  if (!chosen) return { isCalculated: false, why: 'nothing_to_come' };
  const result = {
    clean,
    dirty: clean + (100 * accrued) / owed,
    accrued,
    owed,
    current: currentYield(asked, clean),
    ends,
    worst,
    chosen,
    shown: shownOf(bond, asked, chosen),
    why,
  };
  return { isCalculated: true, result };
}

/** The convention of yields by which payments are discounted: a current yield discounts none. */
export const discountingConvention = ({ convention }: Asked): YieldConvention =>
  convention === 'current' ? 'effective' : convention;

function valueByConvention(
  bond: PreparedBond,
  { settlement }: Asked,
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

function worstByConvention(ends: readonly EndResult[]): Result['worst'] {
  const worst = (convention: YieldConvention) => {
    const valued = ends.flatMap(({ end, by }) => {
      const measurement = by[convention];
      return measurement.isValued ? [{ end, rate: measurement.rate }] : [];
    });
    return valued.toSorted((a, b) => a.rate - b.rate)[0]?.end ?? null;
  };
  return { street: worst('street'), effective: worst('effective'), 'money-market': worst('money-market') };
}

function chooseEnd(asked: Asked, ends: readonly EndResult[], worst: Result['worst']): EndResult | undefined {
  if (asked.to !== 'worst') return ends.find(({ end }) => end.kind === asked.to);
  const end = worst[discountingConvention(asked)] ?? worst.effective;
  return ends.find((each) => each.end === end) ?? ends[0];
}

/** By the convention that was chosen or, where it does not speak of such a bond, by one that does. */
function shownOf(bond: PreparedBond, asked: Asked, { end, by }: EndResult): Valued | null {
  const inOrder = [discountingConvention(asked), 'effective', 'street', 'money-market'] as const;
  const convention = inOrder.find((each) => by[each].isValued);
  if (convention === undefined) return null;
  const valuation = withFlows(bond, { settlement: asked.settlement, end, convention }, by[convention]);
  return valuation.isValued ? valuation : null;
}
