import { type CurvePoint, type FittedCurve, fitNelsonSiegel, percentOn } from './nelson-siegel.ts';

/** What is reported of the market's yields without credit risk: fitted, or drawn from point to point where points are few. */
export type GovernmentCurve =
  | ({ readonly kind: 'fitted' } & FittedCurve)
  | { readonly kind: 'interpolated'; readonly points: readonly CurvePoint[] };

const FEWEST_TO_INTERPOLATE = 2;

/** Null where there is nothing to draw a line through. */
export function toGovernmentCurve(points: readonly CurvePoint[]): GovernmentCurve | null {
  const fitted = fitNelsonSiegel(points);
  if (fitted) return { kind: 'fitted', ...fitted };
  const sorted = oneForEachYear(points);
  return sorted.length >= FEWEST_TO_INTERPOLATE ? { kind: 'interpolated', points: sorted } : null;
}

/** Percent at so many years. Beyond the ends of an interpolated curve its last point holds. */
export function governmentPercent(curve: GovernmentCurve, years: number): number {
  if (curve.kind === 'fitted') return percentOn(curve.curve, years);
  const after = curve.points.findIndex((point) => point.years >= years);
  const right = curve.points[after] ?? curve.points.at(-1);
  const left = curve.points[after - 1] ?? right;
  if (!left || !right) return Number.NaN;
  if (left.years === right.years) return right.percent;
  const share = (years - left.years) / (right.years - left.years);
  return left.percent + share * (right.percent - left.percent);
}

function oneForEachYear(points: readonly CurvePoint[]): readonly CurvePoint[] {
  const byYears = new Map<number, number[]>();
  for (const { years, percent } of points) {
    if (years > 0 && Number.isFinite(years + percent)) {
      byYears.set(years, [...(byYears.get(years) ?? []), percent]);
    }
  }
  return [...byYears]
    .map(([years, all]) => ({ years, percent: all.reduce((sum, one) => sum + one, 0) / all.length }))
    .sort((a, b) => a.years - b.years);
}
