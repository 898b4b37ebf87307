import { runningRate } from '../running-rate.ts';
import type { BondEnd } from './flows-to-come.ts';
import { type NamedEnd, nameEnds } from './named-ends.ts';
import { prepareBond } from './prepared-bond.ts';
import { type Question, type Valuation, type Valued, withFlows } from './value-bond.ts';

export interface ValuedEnd {
  readonly end: BondEnd;
  readonly valuation: Valuation;
}

/** A bond valued to each end that it may have: maturity first, then the options that are still to come. */
export function valueToEnds(
  question: Omit<Question, 'end'>,
  clean: number,
  options: readonly Exclude<BondEnd, { kind: 'maturity' }>[],
): readonly ValuedEnd[] {
  const { settlement, convention } = question;
  const bond = prepareBond(question.terms, question.assumptions);
  const last = question.terms.maturesOn ?? Number.POSITIVE_INFINITY;
  const toCome = options.filter(({ day }) => day > settlement && day < last);
  return [{ kind: 'maturity' } as const, ...toCome].map((end) => ({
    end,
    valuation: withFlows(bond, { ...question, end }, bond.valueAt(settlement, end, convention, clean)),
  }));
}

export interface RatedValuation {
  readonly end: BondEnd;
  readonly rate: number;
  readonly valued: Valued;
}

/** The ends that could be valued, by name. */
export function namedValuations(
  ends: readonly ValuedEnd[],
): Readonly<Record<NamedEnd, RatedValuation | null>> {
  return nameEnds(
    ends.flatMap(({ end, valuation }) =>
      valuation.isValued ? [{ end, rate: valuation.rate, valued: valuation }] : [],
    ),
  );
}

/** Coupons of a year at today's rate as a share of the clean price; null for a bond that pays none or is in default. */
export function currentYield(
  { terms, settlement, assumptions }: Pick<Question, 'terms' | 'settlement' | 'assumptions'>,
  clean: number,
): number | null {
  const { defaultedOn } = terms;
  if (!(clean > 0) || (defaultedOn !== null && settlement >= defaultedOn)) return null;
  const rate = runningRate(terms, settlement, assumptions);
  return rate === null ? null : rate / clean;
}
