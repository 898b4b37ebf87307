import type { DayNumber } from '../../calendar/day-number.ts';
import type { Assumptions, BondTerms } from '../bond-terms.ts';
import { solveZSpread } from '../curve/z-spread.ts';
import { type ZeroCurve, zeroPercent } from '../curve/zero-curve.ts';
import type { YieldConvention } from '../valuation/conventions.ts';
import type { BondEnd } from '../valuation/flows-to-come.ts';
import { leadingOf, type NamedEnd } from '../valuation/named-ends.ts';
import { restAfter } from '../valuation/perpetual-rest.ts';
import { type NoValue, type Valued, valueAtPrice } from '../valuation/value-bond.ts';
import { namedValuations, valueToEnds } from '../valuation/yield-to-worst.ts';
import type { Compounding, Rest } from '../yields/discounting.ts';

export type EndingOption = Exclude<BondEnd, { kind: 'maturity' }>;

export interface RequestedBond {
  readonly terms: BondTerms;
  readonly options: readonly EndingOption[];
  readonly settlement: DayNumber;
  readonly convention: YieldConvention;
  readonly end: BondEnd | NamedEnd;
  readonly assumptions: Assumptions;
  /** Percent of the outstanding principal. */
  readonly clean: number;
}

/** A bond at a price, with everything that an explanation of one of its figures speaks of. */
export type ComputedBond =
  | { readonly isComputed: false; readonly end: BondEnd; readonly why: NoValue }
  | {
      readonly isComputed: true;
      readonly end: BondEnd;
      readonly compounding: Compounding;
      readonly valued: Valued;
      /** Money for one unit, with what has accrued. */
      readonly price: number;
      /** What a perpetual bond pays after the flows that are listed. */
      readonly rest: Rest | null;
    };

export function computeBond(requested: RequestedBond): ComputedBond {
  const end = typeof requested.end === 'string' ? namedEnd(requested, requested.end) : requested.end;
  const question = { ...requested, end };
  const valued = valueAtPrice(question, requested.clean);
  if (!valued.isValued) return { isComputed: false, end, why: valued.why };
  const price = (requested.clean / 100) * valued.outstanding + valued.accrued;
  return {
    isComputed: true,
    end,
    compounding: compoundingOf(requested, valued),
    valued,
    price,
    rest: restOf(requested, valued),
  };
}

/** The street counts simple interest where one day of payment is left. */
function compoundingOf({ terms, convention }: RequestedBond, { discounted }: Valued): Compounding {
  if (convention === 'money-market') return 'simple';
  const { coupon } = terms;
  if (convention === 'effective' || coupon.kind === 'zero' || coupon.dayCount === 'BUS/252') return 1;
  const isOneDay = discounted.every(({ years, kind }) => years === discounted[0]?.years && kind !== 'rest');
  return isOneDay ? 'simple' : coupon.couponsPerYear;
}

function restOf({ terms, assumptions, convention }: RequestedBond, { discounted }: Valued): Rest | null {
  const last = discounted.find(({ kind }) => kind === 'rest');
  return last
    ? restAfter(terms, assumptions, { day: last.day, years: last.years, inPeriods: convention === 'street' })
    : null;
}

/** Determined by the effective yield, whatever convention the figure itself follows: it is one end for all. */
function namedEnd(requested: RequestedBond, name: NamedEnd): BondEnd {
  const question = { ...requested, convention: 'effective' as const };
  const named = namedValuations(valueToEnds(question, requested.clean, requested.options));
  return leadingOf(named, name)?.end ?? { kind: 'maturity' };
}

export interface ZDiscounted {
  /** A share of one. */
  readonly spread: number;
  /** For each flow: the zero rate at its years, and what the flow is worth with the spread on top. */
  readonly flows: readonly {
    readonly percent: number;
    readonly factor: number;
    readonly present: number;
  }[];
}

export function discountOverCurve(
  curve: ZeroCurve,
  { discounted }: Pick<Valued, 'discounted'>,
  price: number,
): ZDiscounted | null {
  const solved = solveZSpread(discounted, price, curve);
  if (!solved.isSolved) return null;
  const flows = discounted.map(({ years, amount }) => {
    const percent = zeroPercent(curve, years);
    const factor = (1 + percent / 100 + solved.rate) ** -years;
    return { percent, factor, present: amount * factor };
  });
  return { spread: solved.rate, flows };
}
