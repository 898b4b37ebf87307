import type { DayNumber } from '../../calendar/day-number.ts';
import type { BondTerms } from '../bond-terms.ts';
import type { BondEnd } from '../valuation/flows-to-come.ts';
import type { Flow } from '../yields/discounting.ts';
import { parPercent, type ZeroCurve, zeroFactor } from './zero-curve.ts';

const BASIS_POINTS = 10_000;

/** Years of 365 days to the end of a bond; null where it never ends. */
export function yearsToEnd(
  { maturesOn }: Pick<BondTerms, 'maturesOn'>,
  end: BondEnd,
  day: DayNumber,
): number | null {
  const last = end.kind === 'maturity' ? maturesOn : end.day;
  return last === null || last <= day ? null : (last - day) / 365;
}

export interface OverCurve {
  /** The par yield of the curve at the bond's end, percent. */
  readonly par: number;
  /** Basis points. */
  readonly spread: number;
}

/** The effective yield over the par yield at the same maturity: over a government curve the G-spread, over swaps the I-spread. */
export function spreadOverPar(curve: ZeroCurve, percent: number, years: number): OverCurve | null {
  const par = parPercent(curve, years);
  const spread = (percent - par) * 100;
  return Number.isFinite(spread) ? { par, spread } : null;
}

/**
 * The par-par asset swap: who pays the coupons and receives par today is paid the floating rate and this on top, once a year
 * on par. (worth of the flows on the curve − dirty price) / annuity, all in percent of par. Basis points.
 */
export function assetSwapSpread(flows: readonly Flow[], dirty: number, curve: ZeroCurve): number | null {
  const years = flows.at(-1)?.years ?? 0;
  if (!(years > 0) || !(dirty > 0)) return null;
  const worth = flows.reduce((sum, flow) => sum + flow.amount * zeroFactor(curve, flow.years), 0);
  const spread = ((worth - dirty) / (100 * annuityTo(curve, years))) * BASIS_POINTS;
  return Number.isFinite(spread) ? spread : null;
}

/** What one a year is worth, paid back from the end; the first period is as long as it still is. */
export function annuityTo(curve: ZeroCurve, years: number): number {
  let annuity = 0;
  for (let paid = years; paid > 0; paid -= 1) annuity += Math.min(1, paid) * zeroFactor(curve, paid);
  return annuity;
}
