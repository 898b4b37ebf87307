import type { Chart } from '../chart.ts';
import { dotAt, flagAt, timeAt } from '../scene/hit.ts';
import type { Scene } from '../scene.ts';
import type { Point } from './gestures.ts';
import { flagSnapPoint, type SnapPoints } from './snap-points.ts';

interface Drawn {
  readonly chart: Chart;
  readonly snapPoints: SnapPoints;
  readonly scene: Scene;
}

/** How far from a dot a pointer may be. */
const REACH = 28;

/** The snap point that a pointer means: a flag that it is on, the nearest dot, the nearest time; null where there is none. */
export function nearestSnapPoint({ chart, snapPoints, scene }: Drawn, { x, y }: Point): number | null {
  const box = scene.plots[0]?.box;
  if (!box || x < box.x || x > box.x + box.width) return null;
  if (snapPoints.kind === 'times') {
    const flag = chart.flags?.[flagAt(scene, x, y)?.index ?? -1];
    return flag ? flagSnapPoint(chart, flag) : timeAt(chart, scene, x);
  }
  const hit = dotAt(chart, scene, x, y, REACH);
  const series = hit && chart.panes[hit.pane]?.series[hit.series];
  const snapPoint = snapPoints.dots.findIndex((dot) => dot.series === series && dot.index === hit?.index);
  return snapPoint < 0 ? null : snapPoint;
}
