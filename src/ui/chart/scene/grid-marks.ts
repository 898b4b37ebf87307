import type { Mark } from '../scene.ts';
import type { PaneView } from './pane-views.ts';
import { hairline, snapTo } from './pixels.ts';
import type { TimeTick } from './time-ticks.ts';

/** Lines at the ticks, quieter than anything else. */
export function gridMarks(
  { box, names, axes }: PaneView,
  ticks: readonly TimeTick[],
  density?: number,
): Mark {
  const snap = snapTo(density);
  const hair = hairline(density);
  const boxes: number[] = [];
  for (const { x } of ticks) boxes.push(snap(x), box.y, hair, box.height);
  for (const { y } of axes[0]?.ticks ?? []) boxes.push(box.x, snap(y), box.width + names, hair);
  return { kind: 'bars', boxes: Float64Array.from(boxes), fill: 'grid' };
}
