import type { Mark } from '../scene.ts';
import { tagHeight } from './axis-tag.ts';
import { LABEL_ROOM } from './label-room.ts';
import type { LastTag } from './last-tags.ts';
import type { PaneView } from './pane-views.ts';
import { hairline, snapTo } from './pixels.ts';
import type { TimeTick } from './time-ticks.ts';

/** Titles of a pane and the labels of its values; those that would touch a tag are left out. */
export function valueLabels(view: PaneView, tags: readonly LastTag[], size: number): readonly Mark[] {
  const { pane, box, names, axes } = view;
  const text = { kind: 'text', size, ink: 'text-faint' } as const;
  const row = box.y - size * 0.9;
  const marks: Mark[] = [];
  if (pane.title) marks.push({ ...text, x: box.x, y: row, text: pane.title, anchor: 'start' });
  for (const { axis, ticks } of axes) {
    const isRight = axis.side === 'right';
    const x = isRight ? box.x + box.width + names + LABEL_ROOM : box.x - LABEL_ROOM;
    const taken = tags.filter((tag) => tag.axis === axis).map(({ y }) => y);
    if (axis.title) marks.push({ ...text, x, y: row, text: axis.title, anchor: isRight ? 'end' : 'start' });
    for (const { y, label } of ticks) {
      const isTouched = taken.some((tag) => Math.abs(tag - y) < (tagHeight(size) + size) / 2);
      if (label && !isTouched) marks.push({ ...text, x, y, text: label, anchor: isRight ? 'start' : 'end' });
    }
  }
  return marks;
}

/** The line under the plots and its labels. */
export function footMarks(
  { box }: PaneView,
  ticks: readonly TimeTick[],
  size: number,
  title: string,
  density: number | undefined,
): readonly Mark[] {
  const bottom = snapTo(density)(box.y + box.height);
  const line = Float64Array.of(box.x, bottom, box.width, hairline(density));
  const text = { kind: 'text', size } as const;
  const labels = ticks.map(({ x, label, isStrong }): Mark => {
    const ink = isStrong ? 'text' : 'text-faint';
    return { ...text, x, y: bottom + size * 1.2, text: label, anchor: 'middle', ink, isStrong };
  });
  const right = { x: box.x + box.width, y: bottom + size * 2.8, anchor: 'end' } as const;
  const titles: Mark[] = title ? [{ ...text, ...right, text: title, ink: 'text-faint' }] : [];
  return [{ kind: 'bars', boxes: line, fill: 'axis' }, ...labels, ...titles];
}
