import { bisectLeft } from 'd3-array';
import type { Cell, Chart } from '../chart.ts';
import type { Box, ViewWindow } from '../scene.ts';

/** From positions of the x axis to pixels. */
export interface XScale {
  readonly window: ViewWindow;
  readonly left: number;
  readonly width: number;
  /** Pixels from one position to the next. */
  readonly step: number;
}

export function xScale(window: ViewWindow, { x, width }: Pick<Box, 'x' | 'width'>): XScale {
  return { window, left: x, width, step: width / (window.to - window.from) };
}

export const toX = ({ left, window, step }: XScale, position: number): number =>
  left + (position - window.from) * step;

export const toPosition = ({ left, window, step }: XScale, x: number): number =>
  window.from + (x - left) / step;

/** All that there is to see. Columns and candles need half a slot beside the first and the last. */
export function fullWindow({ x, panes }: Chart): ViewWindow {
  if (x.kind === 'number')
    return numberWindow(panes.flatMap(({ series, cells = [] }) => [...series.map(xsOf), edgesOf(cells)]));
  const last = Math.max(0, x.times.length - 1);
  const hasSlots = panes.some(({ series }) =>
    series.some(({ kind }) => kind === 'column' || kind === 'candle'),
  );
  return hasSlots || last === 0 ? { from: -0.5, to: last + 0.5 } : { from: 0, to: last };
}

/** Where a time stands among the times of an axis; between two of them, in proportion. */
export function positionOf(times: Float64Array, time: number): number {
  const next = bisectLeft(times, time);
  const after = times[next] ?? Number.NaN;
  if (after === time) return next;
  const before = times[next - 1] ?? Number.NaN;
  if (next === 0 || next === times.length)
    return next === 0 ? -outside(times, time) : next - 1 + outside(times, time);
  return next - 1 + (time - before) / (after - before);
}

/** How many steps a time lies beyond the ends of an axis: steps are as long as they are on average. */
function outside(times: Float64Array, time: number): number {
  const first = times[0] ?? time;
  const last = times[times.length - 1] ?? time;
  const step = (last - first) / Math.max(1, times.length - 1) || 1;
  return (time < first ? first - time : time - last) / step;
}

const xsOf = (series: Chart['panes'][number]['series'][number]): Float64Array =>
  'xs' in series ? series.xs : new Float64Array();

const edgesOf = (cells: readonly Cell[]): Float64Array =>
  Float64Array.from(cells.flatMap(({ left, right }) => [left, right]));

function numberWindow(all: readonly Float64Array[]): ViewWindow {
  let from = Number.POSITIVE_INFINITY;
  let to = Number.NEGATIVE_INFINITY;
  for (const xs of all)
    for (const x of xs) {
      if (x < from) from = x;
      if (x > to) to = x;
    }
  if (from > to) return { from: 0, to: 1 };
  const room = (to - from || Math.abs(to) || 1) * 0.05;
  return { from: from - room, to: to + room };
}
