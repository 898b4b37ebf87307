import type { Chart } from '../chart.ts';
import type { FlagPosition, Plot, Scene } from '../scene.ts';
import { dotsNear } from './dot-grid.ts';
import { FLAG_SIZE } from './flag-positions.ts';
import { scaleOf, toValue } from './value-scale.ts';
import { toPosition, toX, type XScale, xScale } from './x-scale.ts';

/** How pixels of a drawn scene are read along x. */
export const sceneX = ({ window, plots }: Scene): XScale =>
  xScale(window, plots[0]?.box ?? { x: 0, width: 1 });

/** The index of the time nearest to a pixel; null where nothing is shown. */
export function timeAt({ x: axis }: Chart, scene: Scene, x: number): number | null {
  if (axis.kind !== 'time' || axis.times.length === 0) return null;
  const first = Math.max(0, Math.ceil(scene.window.from));
  const last = Math.min(axis.times.length - 1, Math.floor(scene.window.to));
  const nearest = Math.round(toPosition(sceneX(scene), x));
  return first > last ? null : Math.max(first, Math.min(last, nearest));
}

/** The plot whose rows a pixel is in; between two, the one above. */
export function plotAt({ plots }: Scene, y: number): Plot | null {
  return plots.findLast(({ box }) => y >= box.y) ?? plots[0] ?? null;
}

/** The value of an axis at a height. */
export function valueAt({ box, axes }: Plot, axisId: string, y: number): number | null {
  const axis = axes.find(({ id }) => id === axisId);
  return axis ? toValue(scaleOf(axis, box), y) : null;
}

export interface DotHit {
  readonly pane: number;
  readonly series: number;
  readonly index: number;
  readonly x: number;
  readonly y: number;
}

/** The nearest dot, or point of a curve, that is no farther away than `reach`. */
export function dotAt(chart: Chart, scene: Scene, x: number, y: number, reach = 12): DotHit | null {
  let nearest = reach * reach;
  let hit: DotHit | null = null;
  for (const dot of dotsNear(chart, scene, x, y, reach)) {
    // Of a dot and the trend through it, the dot is meant.
    const distance = (dot.x - x) ** 2 + (dot.y - y) ** 2 + (dot.isCurve ? reach : 0);
    if (distance > nearest) continue;
    nearest = distance;
    hit = { pane: dot.pane, series: dot.series, index: dot.index, x: dot.x, y: dot.y };
  }
  return hit;
}

export function flagAt({ flags }: Scene, x: number, y: number): FlagPosition | null {
  const half = FLAG_SIZE / 2 + 3;
  return flags.find((flag) => Math.abs(flag.x - x) <= half && Math.abs(flag.y - y) <= half) ?? null;
}

/** Where a time is drawn. */
export const timeX = (scene: Scene, index: number): number => toX(sceneX(scene), index);
