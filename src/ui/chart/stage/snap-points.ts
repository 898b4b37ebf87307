import { bisectLeft } from 'd3-array';
import type { Chart, DotSeries, Flag, Pane } from '../chart.ts';
import type { ViewWindow } from '../scene.ts';

/** Where the cursor can stand: each time of a time axis, or each dot from left to right. */
export type SnapPoints =
  | { readonly kind: 'times'; readonly count: number }
  | { readonly kind: 'dots'; readonly count: number; readonly dots: readonly Dot[] };

export interface Dot {
  readonly pane: Pane;
  readonly paneIndex: number;
  readonly series: DotSeries;
  readonly index: number;
  readonly x: number;
  readonly y: number;
}

/** A dot, for whoever gave the series. */
export interface FramedDot {
  readonly seriesId: string;
  readonly index: number;
}

export function snapPointsOf({ x, panes }: Chart): SnapPoints {
  if (x.kind === 'time') return { kind: 'times', count: x.times.length };
  const dots = panes.flatMap(dotsOf).sort((a, b) => a.x - b.x || a.y - b.y);
  return { kind: 'dots', count: dots.length, dots };
}

/** Its position on the x axis and, of a dot, its value. */
export function positionsOf(snapPoints: SnapPoints, snapPoint: number): readonly [x: number, y: number] {
  if (snapPoints.kind === 'times') return [snapPoint, Number.NaN];
  const { x, y } = snapPoints.dots[snapPoint] ?? { x: Number.NaN, y: Number.NaN };
  return [x, y];
}

/** The dots in a part of both axes. */
export function dotsWithin(
  snapPoints: SnapPoints,
  { x, y }: { readonly x: ViewWindow; readonly y: ViewWindow },
): readonly FramedDot[] {
  if (snapPoints.kind === 'times') return [];
  return snapPoints.dots
    .filter((dot) => dot.x >= x.from && dot.x <= x.to && dot.y >= y.from && dot.y <= y.to)
    .map(({ series, index }) => ({ seriesId: series.id, index }));
}

/** The last snap point that is not right of a position; the first where all are. */
export function lastSnapPointBefore(snapPoints: SnapPoints, position: number): number {
  if (snapPoints.kind === 'times') return Math.max(0, Math.min(Math.floor(position), snapPoints.count - 1));
  return Math.max(
    0,
    snapPoints.dots.findLastIndex(({ x }) => x <= position),
  );
}

/** Snap points of times that have a flag, ascending. */
export function flaggedSnapPoints(chart: Chart): number[] {
  const snapPoints = (chart.flags ?? []).map((flag) => flagSnapPoint(chart, flag));
  return [...new Set(snapPoints)].filter((snapPoint) => snapPoint >= 0).sort((a, b) => a - b);
}

/** The snap point of a flag's day, or of the next one with trading; −1 where there is none. */
export function flagSnapPoint({ x }: Chart, { time }: Flag): number {
  const snapPoint = x.kind === 'time' ? bisectLeft(x.times, time) : -1;
  return x.kind === 'time' && snapPoint < x.times.length ? snapPoint : -1;
}

function dotsOf(pane: Pane, paneIndex: number): Dot[] {
  return pane.series.flatMap((series) =>
    series.kind === 'dots'
      ? Array.from(series.xs, (x, index) => ({
          pane,
          paneIndex,
          series,
          index,
          x,
          y: series.ys[index] ?? Number.NaN,
        })).filter(({ x, y }) => !Number.isNaN(x) && !Number.isNaN(y))
      : [],
  );
}
