import { type Svensson, svenssonPercent } from './svensson.ts';

/**
 * Zero rates of a day: percent a year, compounded once a year; years are days from the settlement divided by 365.
 *
 * svensson: fitted to prices. bootstrapped: prices of some bonds exactly. published: from a curve that somebody else published.
 */
export type ZeroCurve =
  | ({ readonly kind: 'svensson' } & Svensson)
  | { readonly kind: 'bootstrapped' | 'published'; readonly nodes: readonly ZeroNode[] };

export interface ZeroNode {
  readonly years: number;
  readonly percent: number;
}

export const CURVE_VIEWS = ['zero', 'par', 'forward'] as const;
export type CurveView = (typeof CURVE_VIEWS)[number];

export function curvePercent(curve: ZeroCurve, view: CurveView, years: number): number {
  switch (view) {
    case 'zero':
      return zeroPercent(curve, years);
    case 'par':
      return parPercent(curve, years);
    case 'forward':
      return forwardPercent(curve, years);
  }
}

/** Straight from node to node; before the first and after the last their rates hold. */
export function zeroPercent(curve: ZeroCurve, years: number): number {
  return curve.kind === 'svensson' ? svenssonPercent(curve, years) : percentBetween(curve.nodes, years);
}

export function percentBetween(nodes: readonly ZeroNode[], years: number): number {
  const after = nodes.findIndex((node) => node.years >= years);
  const right = nodes[after] ?? nodes.at(-1);
  const left = nodes[after - 1] ?? right;
  if (!left || !right) return Number.NaN;
  if (left.years === right.years) return right.percent;
  return left.percent + ((years - left.years) / (right.years - left.years)) * (right.percent - left.percent);
}

/** What one unit of money in so many years is worth today. */
export function zeroFactor(curve: ZeroCurve, years: number): number {
  return years > 0 ? (1 + zeroPercent(curve, years) / 100) ** -years : 1;
}

/** The rate for the year that ends in so many years; before the end of the first year the zero rate. */
export function forwardPercent(curve: ZeroCurve, years: number): number {
  if (years <= 1) return zeroPercent(curve, years);
  return 100 * (zeroFactor(curve, years - 1) / zeroFactor(curve, years) - 1);
}

const MOST_STEPS = 50;

/**
 * The coupon, once a year, of a bond whose yield is its coupon. Coupons are counted back from the maturity; what of the first
 * period has passed is paid for by the yield: c·ΣDF + DF(T) = (1 + c)^a. Up to a year it is the zero rate.
 */
export function parPercent(curve: ZeroCurve, years: number): number {
  const { annuity, last, passed, count } = parTerms(curve, years);
  if (count <= 1) return zeroPercent(curve, years);
  let rate = zeroPercent(curve, years) / 100;
  for (let step = 0; step < MOST_STEPS; step++) {
    const grown = (1 + rate) ** passed;
    const next = rate - (rate * annuity + last - grown) / (annuity - (passed * grown) / (1 + rate));
    if (!(Math.abs(next - rate) > 1e-15)) return 100 * next;
    rate = next;
  }
  return 100 * rate;
}

/** The sum of the discount factors of the coupons, that of the last one, and the part of the first period that has passed. */
export function parTerms(
  curve: ZeroCurve,
  years: number,
): { readonly annuity: number; readonly last: number; readonly passed: number; readonly count: number } {
  const count = Math.ceil(years - WHOLE);
  let annuity = 0;
  for (let paid = 0; paid < count; paid++) annuity += zeroFactor(curve, years - paid);
  return { annuity, last: zeroFactor(curve, years), passed: Math.max(0, count - years), count };
}

/** A day is 0.0027 years. */
const WHOLE = 1e-9;
