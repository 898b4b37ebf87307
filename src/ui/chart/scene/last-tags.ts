import type { Series, ValueAxis } from '../chart.ts';
import type { Ink, Mark } from '../scene.ts';
import type { ChartWords } from '../words/chart-words.ts';
import { axisTag } from './axis-tag.ts';
import { lastShown, valuesOf } from './last-value.ts';
import type { PaneView } from './pane-views.ts';
import { toneInk } from './pens.ts';
import { toY } from './value-scale.ts';
import { toX, type XScale } from './x-scale.ts';

export interface LastTag {
  readonly axis: ValueAxis;
  readonly x: number;
  readonly y: number;
  readonly value: number;
  readonly ink: Ink;
}

/** The latest value of the first series of each axis, where it is visible. */
export function lastTags({ pane, axes }: PaneView, x: XScale): readonly LastTag[] {
  return axes.flatMap(({ axis, scale }) => {
    const series = pane.series.find((each) => each.axis === axis.id && isTagged(each));
    const values = series ? valuesOf(series) : null;
    if (!series || !values || axis.hidesValues) return [];
    const index = lastShown(values, { from: 0, to: values.length });
    const value = index === null ? Number.NaN : (values[index] as number);
    if (index === null || !(value >= scale.from && value <= scale.to)) return [];
    return [{ axis, x: toX(x, index), y: toY(scale, value), value, ink: toneInk(series.tone) }];
  });
}

/** A dashed line at the value, a dot where the curve ends, the value on its axis. */
export function lastTagMarks(
  tags: readonly LastTag[],
  view: PaneView,
  size: number,
  words: ChartWords,
): readonly Mark[] {
  const { box } = view;
  return tags.flatMap(({ axis, x, y, value, ink }): Mark[] => {
    const ends = Float64Array.of(box.x, Math.floor(y) + 0.5, box.x + box.width, Math.floor(y) + 0.5);
    const line: Mark = { kind: 'segments', ends, stroke: ink, width: 1, dash: [2, 3] };
    const dot: Mark = {
      kind: 'dots',
      points: Float64Array.of(x, y),
      radius: 3.5,
      shape: 'circle',
      fill: ink,
    };
    const isShown = x >= box.x && x <= box.x + box.width + 1;
    return [line, ...(isShown ? [dot] : []), ...axisTag(view, axis, y, value, ink, size, words)];
  });
}

const isTagged = (series: Series): boolean => series.kind === 'line' || series.kind === 'candle';
