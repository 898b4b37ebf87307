import { type GovernmentCurve, governmentPercent } from '#domain/bonds/curve/government-curve.ts';
import type { CurveChart } from './yield-overview.contract.ts';

interface Point {
  readonly years: number;
  readonly percent: number;
}

/** So far beyond its longest bond a curve still says something. */
const REACH = 1.15;
const STEPS = 60;
const EARLIEST = 0.25;

/** Percent at so many years; null where no bond is near enough for the curve to know. */
export function percentAt(curve: GovernmentCurve, points: readonly Point[], years: number): number | null {
  const longest = Math.max(...points.map((point) => point.years));
  const shortest = Math.min(...points.map((point) => point.years));
  if (years > longest * REACH || years < shortest / REACH) return null;
  const percent = governmentPercent(curve, years);
  return Number.isFinite(percent) ? rounded(percent) : null;
}

/** The curve from its shortest bond to its longest, from half year to half year, and the bonds themselves. */
export function toCurveChart(
  curve: GovernmentCurve,
  bonds: readonly (Point & { readonly name: string })[],
): CurveChart {
  const years = bonds.map((bond) => bond.years);
  const from = Math.max(EARLIEST, Math.floor(Math.min(...years) * 2) / 2);
  const to = Math.ceil(Math.max(...years) * 2) / 2;
  const line = Array.from({ length: STEPS + 1 }, (_, at) => {
    const position = from + ((to - from) * at) / STEPS;
    return { years: rounded(position), percent: rounded(governmentPercent(curve, position)) };
  });
  return {
    unit: 'percent',
    line,
    bonds: bonds.map((bond) => ({ ...bond, years: rounded(bond.years), percent: rounded(bond.percent) })),
  };
}

/** The line between 0 and 1: what it is like, and no yield (CB-07). Without the bonds: from a duration follows the yield. */
export function toCurveShape({ line }: CurveChart): CurveChart {
  const all = line.map(({ percent }) => percent);
  const [lowest, highest] = [Math.min(...all), Math.max(...all)];
  const scaled = (percent: number) =>
    lowest === highest ? 0.5 : rounded((percent - lowest) / (highest - lowest));
  return {
    unit: 'none',
    line: line.map(({ years, percent }) => ({ years, percent: scaled(percent) })),
    bonds: [],
  };
}

/** A tenth of a basis point. */
const rounded = (value: number) => Math.round(value * 1_000) / 1_000;
