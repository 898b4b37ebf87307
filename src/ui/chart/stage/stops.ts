import type { Chart, DotSeries, Pane } from '../chart.ts';

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

/** Its place on the x axis. */
export function placeOf(stops: Stops, stop: number): number {
  return stops.kind === 'times' ? stop : (stops.dots[stop]?.x ?? Number.NaN);
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
export function flaggedStops({ x, flags = [] }: Chart): number[] {
  if (x.kind !== 'time') return [];
  const stops = flags.map(({ time }) => stopAt(x.times, time));
  return [...new Set(stops)].filter((stop) => stop >= 0).sort((a, b) => a - b);
}

/** The stop whose time is the last that is not after the given one, or −1: a flag may fall on a day without trading. */
export function stopAt(times: Float64Array, time: number): number {
  let low = 0;
  let high = times.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((times[middle] ?? Number.NaN) <= time) low = middle + 1;
    else high = middle;
  }
  return low - 1;
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
