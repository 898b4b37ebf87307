import type { Chart } from '../chart.ts';
import { toPosition, toX, xScale } from '../scene/x-scale.ts';
import type { Scene } from '../scene.ts';
import { yOf } from './crosshair.ts';
import type { Point } from './hands.ts';
import { axisOf, valueAt } from './readings.ts';
import { flaggedStops, type Stops } from './stops.ts';

/** How far from a flag's stem, and from a dot, a pointer may be. */
const FLAG_REACH = 9;
const DOT_REACH = 28;

/** The stop that a pointer means: a flag that it is on, the nearest dot, the nearest time; null where there is none. */
export function nearestStop(
  { chart, scene, stops }: { chart: Chart; scene: Scene; stops: Stops },
  at: Point,
): number | null {
  const box = scene.plots[0]?.box;
  if (!box || stops.count === 0 || at.x < box.x || at.x > box.x + box.width) return null;
  if (stops.kind === 'dots') return nearestDot(scene, stops, at);
  const { window } = scene;
  const scale = xScale(window, box);
  const flag = flaggedStops(chart).find(
    (stop) => Math.abs(toX(scale, stop) - at.x) <= FLAG_REACH && isAbove(chart, scene, stop, at.y),
  );
  if (flag !== undefined) return flag;
  const first = Math.max(0, Math.ceil(window.from));
  const last = Math.min(stops.count - 1, Math.floor(window.to));
  return Math.max(first, Math.min(Math.round(toPosition(scale, at.x)), last));
}

/** Flags stand over the first series, so what is below its curve means the curve. */
function isAbove(chart: Chart, scene: Scene, stop: number, y: number): boolean {
  const pane = chart.panes[0];
  const series = pane?.series[0];
  const plot = scene.plots[0];
  const axis = pane && series && axisOf(pane, series);
  return !!axis && !!plot && y < yOf(plot, axis.id, valueAt(series, stop));
}

function nearestDot(scene: Scene, { dots }: Extract<Stops, { kind: 'dots' }>, at: Point): number | null {
  let nearest: number | null = null;
  let least = DOT_REACH ** 2;
  dots.forEach(({ x, y, paneIndex, series }, stop) => {
    const plot = scene.plots[paneIndex];
    if (!plot) return;
    const aside = toX(xScale(scene.window, plot.box), x) - at.x;
    const along = yOf(plot, series.axis, y) - at.y;
    const distance = aside ** 2 + along ** 2;
    if (distance < least) {
      least = distance;
      nearest = stop;
    }
  });
  return nearest;
}
