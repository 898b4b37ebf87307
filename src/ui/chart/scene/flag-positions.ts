import { bisectLeft } from 'd3-array';
import type { Chart, Series } from '../chart.ts';
import type { FlagPosition } from '../scene.ts';
import type { PaneView } from './pane-views.ts';
import { toY } from './value-scale.ts';
import { toX, type XScale } from './x-scale.ts';

export const FLAG_SIZE = 15;
const STEM = 18;
const STEP = FLAG_SIZE + 3;
const LEVELS = 12;

/** Where flags stand: over their curve, under it near the top, on longer stems where two would cover each other. */
export function positionFlags(
  { x: axis, flags = [] }: Chart,
  view: PaneView,
  x: XScale,
): readonly FlagPosition[] {
  const [series] = view.pane.series;
  const scale = view.axes.find((each) => each.axis.id === series?.axis)?.scale;
  if (axis.kind !== 'time' || !series || !scale) return [];
  const { box } = view;
  const placed: FlagPosition[] = [];
  for (const [index, { time }] of flags.entries()) {
    const position = bisectLeft(axis.times, time);
    const at = toX(x, position);
    const value = peakOf(series)?.[position] ?? Number.NaN;
    if (Number.isNaN(value) || at < box.x || at > box.x + box.width) continue;
    const foot = toY(scale, value);
    const y = heights(foot).find((each) => isInside(each) && isFree(at, each));
    if (y !== undefined) placed.push({ index, x: at, y, foot });
  }
  return placed;

  function isInside(y: number): boolean {
    return y - FLAG_SIZE / 2 >= box.y && y + FLAG_SIZE / 2 <= box.y + box.height;
  }

  /** A stem may not run through another flag either. */
  function isFree(at: number, y: number): boolean {
    return placed.every((other) => Math.abs(other.x - at) >= STEP || Math.abs(other.y - y) >= STEP);
  }
}

function heights(foot: number): readonly number[] {
  const away = Array.from({ length: LEVELS }, (_, level) => STEM + FLAG_SIZE / 2 + level * STEP);
  return [...away.map((each) => foot - each), ...away.map((each) => foot + each)];
}

function peakOf(series: Series): Float64Array | null {
  if (series.kind === 'candle') return series.high;
  return series.kind === 'line' || series.kind === 'column' ? series.values : null;
}
