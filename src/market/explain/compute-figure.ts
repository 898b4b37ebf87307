import { accruedInterest } from '#domain/bonds/accrued-interest.ts';
import { annuityTo, assetSwapSpread, spreadOverPar, yearsToEnd } from '#domain/bonds/curve/curve-spreads.ts';
import { zeroFactor, zeroPercent } from '#domain/bonds/curve/zero-curve.ts';
import { type AccrualStep, accrualSteps } from '#domain/bonds/explanation/accrual-steps.ts';
import {
  type ComputedBond,
  computeBond,
  discountOverCurve,
  type EndingOption,
} from '#domain/bonds/explanation/compute-bond.ts';
import { type ParSteps, parStepsOf } from '#domain/bonds/explanation/par-steps.ts';
import { WEIGHED, type Weighed, weighFlows } from '#domain/bonds/explanation/weigh-flows.ts';
import type { PaymentFixing } from '#domain/bonds/fixings/fixing-terms.ts';
import { settlementDay } from '#domain/bonds/settlement-day.ts';
import type { YieldConvention } from '#domain/bonds/valuation/conventions.ts';
import type { BondEnd } from '#domain/bonds/valuation/flows-to-come.ts';
import type { NamedEnd } from '#domain/bonds/valuation/named-ends.ts';
import type { NoValue } from '#domain/bonds/valuation/value-bond.ts';
import { currentYield } from '#domain/bonds/valuation/yield-to-worst.ts';
import { type DayNumber, toDayNumber } from '#domain/calendar/day-number.ts';
import type { BondCase } from './bond-case.ts';
import { type ExplainedEnd, type ExplainedOfBond, isOverPar, isSpread } from './explain-address.ts';
import type { RequestedFigure } from './requested-figure.ts';

/** Why there is no figure; each has a label of its own. */
export type WhyNot = NoValue | 'no_price' | 'no_curve' | 'no_swaps' | 'no_coupon' | 'never_ends';

export interface ComputedFlow {
  readonly kind: 'coupon' | 'redemption' | 'rest';
  readonly day: DayNumber;
  readonly amount: number;
  readonly fixing: PaymentFixing;
  readonly years: number;
  readonly percent: number | null;
  readonly factor: number;
  readonly present: number;
  readonly weighted: number | null;
}

/** A figure, and everything that it was computed from. */
export interface ComputedFigure {
  readonly what: ExplainedOfBond;
  readonly convention: YieldConvention;
  readonly settlement: DayNumber;
  readonly end: BondEnd;
  readonly figure: number | null;
  readonly why: WhyNot | null;
  readonly bond: Extract<ComputedBond, { isComputed: true }> | null;
  readonly flows: readonly ComputedFlow[] | null;
  readonly steps: readonly AccrualStep[];
  /** Of a spread: the par yield of the government at the same end, and the zero rates that it follows from. */
  readonly government: ParSteps | null;
  /** Of an asset swap: what one a year up to the end is worth. */
  readonly annuity: { readonly years: number; readonly value: number } | null;
}

const PERCENT = 100;
const BASIS_POINTS = 10_000;
/** Any price will do where only what does not hang on it is reported. */
const PAR = 100;

/** Spreads are counted as the curve is; accrued interest and the current yield know no convention. */
export const conventionOf = ({ what, convention }: RequestedFigure): YieldConvention =>
  isSpread(what) ? 'effective' : (convention ?? 'effective');

/** Null where the bond has no such end on the day. */
export function findEnd(
  requested: ExplainedEnd,
  known: BondCase['known'],
  day: DayNumber,
): BondEnd | NamedEnd | null {
  if (requested === 'worst' || requested === 'best') return requested;
  if (requested === 'maturity') return { kind: 'maturity' };
  const [, kind, on] = /^(put|call)(?:-(.+))?$/.exec(requested) ?? [];
  return optionsToCome(known, day).find((option) => option.kind === kind && isOn(option, on)) ?? null;
}

const isOn = (option: EndingOption, day: string | undefined) =>
  day === undefined || option.day === toDayNumber(day);

export const optionsToCome = ({ options, terms }: BondCase['known'], day: DayNumber): EndingOption[] =>
  options
    .filter((option) => option.day > day && (terms.maturesOn === null || option.day < terms.maturesOn))
    .toSorted((a, b) => a.day - b.day);

/** Without a price the figure is not shown, and what does not hang on it is: a bond whose worst end is requested ends as its terms say. */
export function computeFigure(
  bondCase: BondCase,
  requested: RequestedFigure,
  end: BondEnd | NamedEnd,
  clean: number | null,
): ComputedFigure {
  const { known, day, curve, assumptions } = bondCase;
  const { what } = requested;
  const convention = conventionOf(requested);
  const settlement = settlementDay(known.terms, toDayNumber(day));
  const bond = computeBond({
    terms: known.terms,
    options: known.options,
    settlement,
    convention,
    end: clean === null && typeof end === 'string' ? { kind: 'maturity' } : end,
    assumptions,
    clean: clean ?? PAR,
  });
  const shared = { what, convention, settlement, end: bond.end, steps: [], government: null, annuity: null };
  const no = (why: WhyNot): ComputedFigure => ({ ...shared, figure: null, why, bond: null, flows: null });
  const question = { terms: known.terms, settlement, assumptions };

  if (what === 'accrued') {
    const steps = accrualSteps(known.terms, settlement, assumptions);
    const figure = accruedInterest(known.terms, settlement, assumptions);
    if (steps === null || figure === null) return no('rate_unknown');
    return { ...shared, figure, why: null, bond: null, flows: null, steps };
  }
  if (what === 'current-yield') {
    const share = currentYield(question, clean ?? PAR);
    if (share === null) return no(bond.isComputed ? 'no_coupon' : bond.why);
    if (clean === null) return no('no_price');
    return { ...shared, figure: share * PERCENT, why: null, bond: null, flows: null };
  }
  if (!bond.isComputed) return no(bond.why);
  const { valued, compounding, price, rest } = bond;
  const plain = valued.discounted.map((flow) => ({ ...flow, percent: null, weighted: null }));
  const computed = (figure: number, rest: Partial<ComputedFigure> = {}): ComputedFigure => ({
    ...shared,
    figure: clean === null ? null : figure,
    why: clean === null ? 'no_price' : null,
    bond,
    flows: plain,
    ...rest,
  });

  if (isWeighed(what)) {
    const weights = weighFlows(what, valued, compounding, rest);
    const flows = plain.map((flow, at) => ({ ...flow, weighted: weights[at] ?? null }));
    return computed(figureOf[what](valued.risk), { flows });
  }
  if (what === 'yield') return computed(valued.rate * PERCENT);
  if (!curve) return no(what === 'i-spread' ? 'no_swaps' : 'no_curve');
  if (isOverPar(what)) {
    const years = yearsToEnd(known.terms, bond.end, settlement);
    if (years === null) return no('never_ends');
    const over = spreadOverPar(curve.curve, valued.rate * PERCENT, years);
    return over ? computed(over.spread, { government: parStepsOf(curve.curve, years) }) : no('no_solution');
  }
  if (rest) return no('never_ends');
  if (what === 'asset-swap') {
    const perCent = valued.discounted.map(({ years, amount }) => ({
      years,
      amount: (PERCENT * amount) / valued.outstanding,
    }));
    const years = perCent.at(-1)?.years ?? 0;
    const spread = assetSwapSpread(perCent, valued.dirty, curve.curve);
    const onCurve = plain.map((flow) => {
      const factor = zeroFactor(curve.curve, flow.years);
      const percent = zeroPercent(curve.curve, flow.years);
      return { ...flow, percent, factor, present: flow.amount * factor };
    });
    const annuity = { years, value: annuityTo(curve.curve, years) };
    return spread === null ? no('no_solution') : computed(spread, { flows: onCurve, annuity });
  }
  const over = discountOverCurve(curve.curve, valued, price);
  if (!over) return no('no_solution');
  const flows = plain.map((flow, at) => ({ ...flow, ...over.flows[at] }));
  return computed(over.spread * BASIS_POINTS, { flows });
}

export const isWeighed = (what: ExplainedOfBond): what is Weighed =>
  (WEIGHED as readonly string[]).includes(what);

type Risk = Extract<ComputedBond, { isComputed: true }>['valued']['risk'];

const figureOf: Readonly<Record<Weighed, (risk: Risk) => number>> = {
  macaulay: ({ macaulay }) => macaulay,
  modified: ({ modified }) => modified,
  convexity: ({ convexity }) => convexity,
  'point-value': ({ basisPointValue }) => basisPointValue,
};
