import { bisectLeft } from 'd3-array';
import type { Chart, DotSeries, Flag, Pane } from '../chart.ts';

/** Where the cursor can stand: each time of a time axis, or each dot from left to right. */
export type Stops =
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

export function stopsOf({ x, panes }: Chart): Stops {
  if (x.kind === 'time') return { kind: 'times', count: x.times.length };
  const dots = panes.flatMap(dotsOf).sort((a, b) => a.x - b.x || a.y - b.y);
  return { kind: 'dots', count: dots.length, dots };
}

/** Its place on the x axis and, of a dot, its value. */
export function placesOf(stops: Stops, stop: number): readonly [x: number, y: number] {
  if (stops.kind === 'times') return [stop, Number.NaN];
  const { x, y } = stops.dots[stop] ?? { x: Number.NaN, y: Number.NaN };
  return [x, y];
}

/** The last stop that is not right of a place; the first where all are. */
export function lastStopBefore(stops: Stops, place: number): number {
  if (stops.kind === 'times') return Math.max(0, Math.min(Math.floor(place), stops.count - 1));
  return Math.max(
    0,
    stops.dots.findLastIndex(({ x }) => x <= place),
  );
}

/** Stops of times that have a flag, ascending. */
export function flaggedStops(chart: Chart): number[] {
  const stops = (chart.flags ?? []).map((flag) => flagStop(chart, flag));
  return [...new Set(stops)].filter((stop) => stop >= 0).sort((a, b) => a - b);
}

/** The stop of a flag's day, or of the next one with trading; −1 where there is none. */
export function flagStop({ x }: Chart, { time }: Flag): number {
  const stop = x.kind === 'time' ? bisectLeft(x.times, time) : -1;
  return x.kind === 'time' && stop < x.times.length ? stop : -1;
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
