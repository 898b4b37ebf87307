import type { Chart } from '../chart.ts';
import type { Scene } from '../scene.ts';
import { positionsOf } from './dot-marks.ts';
import { contains } from './touching.ts';
import { scaleOf } from './value-scale.ts';
import { xScale } from './x-scale.ts';

/** A dot, or a point of a curve, where it is drawn. */
export interface DrawnDot {
  readonly pane: number;
  readonly series: number;
  readonly index: number;
  readonly x: number;
  readonly y: number;
  readonly isCurve: boolean;
}

/** About as far as a pointer reaches, in pixels. */
const CELL = 32;
/** More cells than a row of any screen has. */
const ROW = 65_536;

/** Built when somebody first points at a drawing, and gone with it. */
const grids = new WeakMap<Scene, ReadonlyMap<number, readonly DrawnDot[]>>();

/** The visible dots that may be within reach of a position, and few others, however many there are. */
export function dotsNear(
  chart: Chart,
  scene: Scene,
  x: number,
  y: number,
  reach: number,
): readonly DrawnDot[] {
  const grid = grids.get(scene) ?? buildGrid(chart, scene);
  grids.set(scene, grid);
  const near: DrawnDot[] = [];
  for (let row = Math.floor((y - reach) / CELL); row <= Math.floor((y + reach) / CELL); row++)
    for (let column = Math.floor((x - reach) / CELL); column <= Math.floor((x + reach) / CELL); column++)
      near.push(...(grid.get(row * ROW + column) ?? []));
  return near;
}

function buildGrid(chart: Chart, scene: Scene): ReadonlyMap<number, readonly DrawnDot[]> {
  const grid = new Map<number, DrawnDot[]>();
  const scale = xScale(scene.window, scene.plots[0]?.box ?? { x: 0, width: 1 });
  const times = chart.x.kind === 'time' ? chart.x.times : null;
  for (const [pane, plot] of scene.plots.entries())
    for (const [series, each] of (chart.panes[pane]?.series ?? []).entries()) {
      const axis = plot.axes.find(({ id }) => id === each.axis);
      if (!axis || (each.kind !== 'dots' && each.kind !== 'curve')) continue;
      const positions = positionsOf(each.xs, each.ys, scale, scaleOf(axis, plot.box), times);
      for (let index = 0; index < each.xs.length; index++) {
        const x = positions[2 * index] as number;
        const y = positions[2 * index + 1] as number;
        if (!contains(plot.box, x, y)) continue;
        const key = Math.floor(y / CELL) * ROW + Math.floor(x / CELL);
        const dot = { pane, series, index, x, y, isCurve: each.kind === 'curve' };
        const cell = grid.get(key);
        if (cell) cell.push(dot);
        else grid.set(key, [dot]);
      }
    }
  return grid;
}
