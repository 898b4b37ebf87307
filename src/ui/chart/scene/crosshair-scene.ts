import { textWidth } from '../../text-width/text-width.ts';
import type { Chart, Pane } from '../chart.ts';
import type { Box, Mark, Plot, Scene } from '../scene.ts';
import { axisTag, tagHeight } from './axis-tag.ts';
import { FONT_SIZES, type Frame } from './frame.ts';
import { plotAt, sceneX, valueAt } from './hit.ts';
import { LABEL_ROOM } from './label-room.ts';
import { valuesOf } from './last-value.ts';
import { toneInk } from './pens.ts';
import { isTouching } from './touching.ts';
import { scaleOf, toY } from './value-scale.ts';
import { toX } from './x-scale.ts';

/** Where the cursor is: on one of the times, and at a height where a pointer has one (keys have none). */
export interface Cursor {
  readonly index: number;
  readonly y: number | null;
}

const MINUTE = 60_000;
const DASH = [3, 3];

/** What lies over a drawn chart while it is read: it is painted alone, so that moving the cursor costs next to nothing. */
export function crosshairScene(
  chart: Chart,
  scene: Scene,
  cursor: Cursor,
  frame: Pick<Frame, 'words' | 'offset' | 'sizes'>,
): Pick<Scene, 'width' | 'height' | 'marks'> {
  const size = frame.sizes?.axis ?? FONT_SIZES.axis;
  const x = toX(sceneX(scene), cursor.index);
  const { width, height } = scene;
  const last = scene.plots.at(-1);
  const first = scene.plots[0];
  if (!first || !last) return { width, height, marks: [] };
  const bottom = last.box.y + last.box.height;
  const marks: Mark[] = [dashed(Math.floor(x) + 0.5, first.box.y, Math.floor(x) + 0.5, bottom)];
  const plot = cursor.y === null ? null : plotAt(scene, cursor.y);
  if (plot && cursor.y !== null) marks.push(...valueMarks(chart, scene, plot, cursor.y));
  for (const [index, each] of scene.plots.entries()) {
    const pane = chart.panes[index];
    if (pane) marks.push(...dotsOn(pane, each, cursor.index, x));
  }
  return { width, height, marks: [...marks, ...timeTag()] };

  function valueMarks(chart: Chart, scene: Scene, plot: Plot, at: number): Mark[] {
    const y = Math.max(plot.box.y, Math.min(plot.box.y + plot.box.height, at));
    const line = dashed(plot.box.x, Math.floor(y) + 0.5, plot.box.x + plot.box.width, Math.floor(y) + 0.5);
    const axes = chart.panes[scene.plots.indexOf(plot)]?.axes.filter(({ hidesValues }) => !hidesValues) ?? [];
    const tags = axes.flatMap((axis) => {
      const value = valueAt(plot, axis.id, y) ?? 0;
      return axisTag(plot, axis, y, value, 'surface-inverse', size, frame.words);
    });
    return [line, ...covers(scene, tags, size), ...tags];
  }

  function timeTag(): readonly Mark[] {
    const axis = chart.x;
    if (axis.kind !== 'time') return [];
    const shift = axis.precision === 'minute' ? (frame.offset ?? 0) * MINUTE : 0;
    const text = frame.words.moment((axis.times[cursor.index] ?? 0) + shift, axis.precision);
    const tagWidth = textWidth(text, size, true) + 2 * LABEL_ROOM - 4;
    const left = Math.max(0, Math.min(width - tagWidth, x - tagWidth / 2));
    const box = { x: left, y: bottom + 2, width: tagWidth, height: tagHeight(size) };
    const tag: Mark = { kind: 'tag', box, radius: 2, fill: 'surface-inverse' };
    const position = { x: left + tagWidth / 2, y: box.y + box.height / 2, anchor: 'middle' } as const;
    return [
      ...covers(scene, [tag], size),
      tag,
      { kind: 'text', ...position, text, size, isStrong: true, ink: 'text-inverse' },
    ];
  }
}

const dashed = (...ends: readonly number[]): Mark => ({
  kind: 'segments',
  ends: Float64Array.from(ends),
  stroke: 'crosshair',
  width: 1,
  dash: DASH,
});

/** A dot on each line where the cursor crosses it. */
function dotsOn(pane: Pane, { box, axes }: Plot, index: number, x: number): readonly Mark[] {
  return pane.series.flatMap((series): Mark[] => {
    const axis = axes.find(({ id }) => id === series.axis);
    const value = series.kind === 'line' ? (valuesOf(series)?.[index] ?? Number.NaN) : Number.NaN;
    if (!axis || Number.isNaN(value)) return [];
    const points = Float64Array.of(x, toY(scaleOf(axis, box), value));
    return [
      { kind: 'dots', points, radius: 4, shape: 'circle', fill: toneInk(series.tone), edge: 'surface-page' },
    ];
  });
}

/** The page's surface over the labels and tags that a tag would touch: half a label is worse than none. */
function covers(scene: Scene, tags: readonly Mark[], size: number): readonly Mark[] {
  const boxes = tags.flatMap((tag) => (tag.kind === 'tag' ? [tag.box] : []));
  return scene.marks.flatMap((mark): Mark[] => {
    const box = boxOf(mark, size);
    const isTouched = box !== null && boxes.some((tag) => isTouching(tag, box));
    return isTouched ? [{ kind: 'tag', box, radius: 0, fill: 'surface-page' }] : [];
  });
}

/** What a label of an axis or a tag takes, with the blur of its edges. */
function boxOf(mark: Mark, size: number): Box | null {
  if (mark.kind === 'tag') {
    const { x, y, width, height } = mark.box;
    return { x: x - 1, y: y - 1, width: width + 2, height: height + 2 };
  }
  if (mark.kind !== 'text' || mark.size !== size) return null;
  const width = textWidth(mark.text, size, mark.isStrong) + 2;
  const left = mark.x - (mark.anchor === 'start' ? 0 : mark.anchor === 'end' ? width : width / 2) - 1;
  return { x: left, y: mark.y - size / 2 - 1, width: width + 1, height: size + 2 };
}
