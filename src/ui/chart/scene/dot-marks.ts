import type { DotSeries } from '../chart.ts';
import type { DotShape, Mark } from '../scene.ts';
import { toneInk } from './pens.ts';
import { toY, type ValueScale } from './value-scale.ts';
import { positionOf, toX, type XScale } from './x-scale.ts';

export const DOT_RADIUS = 4;
const SHAPES: readonly DotShape[] = ['circle', 'square', 'diamond', 'triangle'];

/** A shape for each group, so that groups differ without colour. */
export const shapeOf = (tone: number): DotShape => SHAPES[(tone - 1) % SHAPES.length] ?? 'circle';

/** `times` where xs are times of an axis. */
export function dotMarks(series: DotSeries, x: XScale, y: ValueScale, times: Float64Array | null): Mark[] {
  const points = positionsOf(series.xs, series.ys, x, y, times);
  const ink = toneInk(series.tone);
  const { marked = [] } = series;
  const rings = Float64Array.from(marked.flatMap((at) => [...points.subarray(2 * at, 2 * at + 2)]));
  return [
    ...(marked.length > 0 ? [ringsAt(rings)] : []),
    {
      kind: 'dots',
      points,
      radius: DOT_RADIUS,
      shape: shapeOf(series.tone),
      fill: ink,
      edge: 'surface-page',
    },
  ];
}

const ringsAt = (points: Float64Array): Mark => ({
  kind: 'dots',
  points,
  radius: DOT_RADIUS + 3,
  shape: 'circle',
  fill: 'text',
  edge: 'surface-page',
});

/** A pair of pixels for each pair of numbers; NaN where there is none, as for a logarithm of nothing. */
export function positionsOf(
  xs: Float64Array,
  ys: Float64Array,
  x: XScale,
  y: ValueScale,
  times: Float64Array | null,
): Float64Array {
  const positions = new Float64Array(2 * xs.length);
  for (let index = 0; index < xs.length; index++) {
    const at = xs[index] as number;
    const height = toY(y, ys[index] as number);
    const isFinitePosition = Number.isFinite(height);
    positions[2 * index] = isFinitePosition ? toX(x, times ? positionOf(times, at) : at) : Number.NaN;
    positions[2 * index + 1] = isFinitePosition ? height : Number.NaN;
  }
  return positions;
}
