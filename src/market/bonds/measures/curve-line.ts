import { type CurveView, curvePercent, type ZeroCurve } from '#domain/bonds/curve/zero-curve.ts';

/** From the shortest bond to the longest, in years. */
export interface CurveReach {
  readonly from: number;
  readonly to: number;
}

export interface LinePoint {
  readonly years: number;
  readonly percent: number;
}

/** So far beyond its longest bond a curve still says something. */
const REACH = 1.15;
const STEPS = 60;
const EARLIEST = 0.25;

/** Of the bonds, or of the nodes where a curve was published. */
export function reachOf(curve: ZeroCurve, points: readonly { readonly years: number }[]): CurveReach {
  const known = points.length > 0 || curve.kind === 'svensson' ? points : curve.nodes;
  const years = known.map((point) => point.years);
  return { from: Math.min(...years), to: Math.max(...years) };
}

/** Percent at so many years; null where no bond is near enough for the curve to know. */
export function percentWithin(
  curve: ZeroCurve,
  view: CurveView,
  { from, to }: CurveReach,
  years: number,
): number | null {
  if (years > to * REACH || years < from / REACH) return null;
  const percent = curvePercent(curve, view, years);
  return Number.isFinite(percent) ? rounded(percent) : null;
}

/** From half year to half year. */
export function lineOf(curve: ZeroCurve, view: CurveView, reach: CurveReach): LinePoint[] {
  const from = Math.max(EARLIEST, Math.floor(reach.from * 2) / 2);
  const to = Math.ceil(reach.to * 2) / 2;
  return Array.from({ length: STEPS + 1 }, (_, at) => {
    const years = from + ((to - from) * at) / STEPS;
    return { years: rounded(years), percent: rounded(curvePercent(curve, view, years)) };
  });
}

/** The line between 0 and 1: what it is like, and no yield (CB-07). */
export function shapeOf(line: readonly LinePoint[]): LinePoint[] {
  const all = line.map(({ percent }) => percent);
  const [lowest, highest] = [Math.min(...all), Math.max(...all)];
  return line.map(({ years, percent }) => ({
    years,
    percent: lowest === highest ? 0.5 : Math.round((100 * (percent - lowest)) / (highest - lowest)) / 100,
  }));
}

/** A tenth of a basis point. */
export const rounded = (value: number): number => Math.round(value * 1_000) / 1_000;
