import type { ZeroCurve } from '#domain/bonds/curve/zero-curve.ts';
import { lineOf, percentWithin, reachOf, rounded, shapeOf } from '#market/bonds/measures/curve-line.ts';
import type { CurveChart } from './yield-overview.contract.ts';

interface Point {
  readonly years: number;
  readonly percent: number;
}

/** The par yield at so many years; null where no bond is near enough for the curve to know. */
export const percentAt = (curve: ZeroCurve, points: readonly Point[], years: number): number | null =>
  percentWithin(curve, 'par', reachOf(curve, points), years);

/** Par yields from the shortest bond to the longest, and the bonds themselves. */
export function toCurveChart(
  curve: ZeroCurve,
  bonds: readonly (Point & { readonly name: string })[],
): CurveChart {
  return {
    unit: 'percent',
    line: lineOf(curve, 'par', reachOf(curve, bonds)),
    bonds: bonds.map(({ name, years, percent }) => ({
      name,
      years: rounded(years),
      percent: rounded(percent),
    })),
  };
}

/** Without the bonds, whose yields are values. */
export const toCurveShape = ({ line }: CurveChart): CurveChart => ({
  unit: 'none',
  line: shapeOf(line),
  bonds: [],
});
