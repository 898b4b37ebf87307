import type { Mark } from '../scene.ts';
import type { Frame } from './frame.ts';
import type { PaneView } from './pane-views.ts';
import { hairline, snapTo } from './pixels.ts';
import type { TimeTick } from './time-ticks.ts';

/** Lines at the ticks, quieter than anything else. */
export function gridMarks(
  views: readonly PaneView[],
  ticks: readonly TimeTick[],
  frame: Frame,
): readonly Mark[] {
  const snap = snapTo(frame.density);
  const hair = hairline(frame.density);
  const boxes: number[] = [];
  for (const { box, axes } of views) {
    for (const { x } of ticks) boxes.push(snap(x), box.y, hair, box.height);
    for (const { y } of axes[0]?.ticks ?? []) boxes.push(box.x, snap(y), box.width, hair);
  }
  return [{ kind: 'bars', boxes: Float64Array.from(boxes), fill: 'grid' }];
}
