import type { Mark } from '../scene.ts';
import type { FontSizes, Frame } from './frame.ts';
import { footHeight } from './layout.ts';
import { LABEL_ROOM, type PaneView } from './pane-views.ts';
import { hairline, snapTo } from './pixels.ts';
import type { TimeTick } from './time-ticks.ts';

/** The line under the plots and the labels around them. */
export function axisMarks(
  views: readonly PaneView[],
  ticks: readonly TimeTick[],
  { axis: size }: FontSizes,
  frame: Frame,
): readonly Mark[] {
  const last = views.at(-1);
  if (!last) return [];
  const bottom = snapTo(frame.density)(last.box.y + last.box.height);
  const line = Float64Array.of(last.box.x, bottom, last.box.width, hairline(frame.density));
  const marks: Mark[] = [{ kind: 'bars', boxes: line, fill: 'axis' }];
  const text = { kind: 'text', size, ink: 'text-faint' } as const;
  for (const { pane, box, axes } of views) {
    if (pane.title)
      marks.push({ ...text, x: box.x, y: box.y - size * 0.9, text: pane.title, anchor: 'start' });
    for (const { axis, ticks } of axes) {
      const isRight = axis.side === 'right';
      const x = isRight ? box.x + box.width + LABEL_ROOM : box.x - LABEL_ROOM;
      for (const { y, label } of ticks)
        if (label) marks.push({ ...text, x, y, text: label, anchor: isRight ? 'start' : 'end' });
    }
  }
  const y = bottom + footHeight(size) / 2;
  for (const { x, label, isStrong } of ticks)
    marks.push({
      ...text,
      x,
      y,
      text: label,
      anchor: 'middle',
      isStrong,
      ink: isStrong ? 'text' : 'text-faint',
    });
  return marks;
}
