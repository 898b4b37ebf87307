import { runningRate } from '../running-rate.ts';
import type { BondEnd } from './flows-to-come.ts';
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

/** The least that a buyer at this price can be paid by the terms; null where no end could be valued. */
export function worstOf(
  ends: readonly ValuedEnd[],
): { readonly end: BondEnd; readonly valued: Valued } | null {
  const valued = ends.flatMap(({ end, valuation }) =>
    valuation.isValued ? [{ end, valued: valuation }] : [],
  );
  return valued.reduce<(typeof valued)[number] | null>(
    (worst, each) => (worst === null || each.valued.rate < worst.valued.rate ? each : worst),
    null,
  );
}

/** Coupons of a year at today's rate as a share of the clean price; null for a bond that pays none or is in default. */
export function currentYield(
  { terms, settlement, assumptions }: Pick<Question, 'terms' | 'settlement' | 'assumptions'>,
  clean: number,
): number | null {
  const { coupon, defaultedOn } = terms;
  if (!(clean > 0) || (defaultedOn !== null && settlement >= defaultedOn)) return null;
  switch (coupon.kind) {
    case 'zero':
      return null;
    case 'floating':
      return assumptions?.baseRate === undefined
        ? null
        : Math.max(0, assumptions.baseRate + coupon.margin) / clean;
    case 'fixed':
    case 'indexed':
      return runningRate(terms, coupon, settlement) / clean;
  }
}
