import { textWidth } from '../../text-width/text-width.ts';
import type { Chart, Pane, ValueAxis } from '../chart.ts';
import type { Box, ViewWindow } from '../scene.ts';
import type { ChartWords } from '../words/chart-words.ts';
import type { FontSizes, Frame, Gutters } from './frame.ts';
import { LABEL_ROOM } from './label-room.ts';
import { paneRows } from './layout.ts';
import { nameRoom } from './name-room.ts';
import { shownValues } from './shown-values.ts';
import { scaleOf, type ValueScale, valueScale } from './value-scale.ts';
import { type ValueTick, valueTicks, writeValue } from './value-ticks.ts';

/** A pane with its position and the scales of its axes. */
export interface PaneView {
  readonly pane: Pane;
  readonly box: Box;
  /** Between the plot and the labels at its right: the names of series. */
  readonly names: number;
  readonly gutters: Gutters;
  readonly axes: readonly AxisView[];
}

export interface AxisView {
  readonly axis: ValueAxis;
  readonly scale: ValueScale;
  readonly ticks: readonly ValueTick[];
}

/** Widths that grow in steps: a label that gets a digit longer does not move the plot. */
const STEP = 8;
/** A chart without labels has an edge, so that its last point is seen whole. */
const BARE = 8;

export function paneViews(
  chart: Chart,
  frame: Frame,
  window: ViewWindow,
  sizes: FontSizes,
): readonly PaneView[] {
  const rows = paneRows(chart, frame.height, sizes.axis);
  const panes = chart.panes.map((pane, index) => {
    const row = { x: 0, width: 1, ...(rows[index] ?? { y: 0, height: 1 }) };
    const axes = pane.axes.map((axis) => {
      const scale = frame.values
        ? scaleOf({ ...frame.values, id: axis.id, scale: axis.scale }, row)
        : valueScale(axis, shownValues(chart.x, pane, axis, window), row);
      return { axis, scale, ticks: valueTicks(axis, scale, row.height, sizes.axis, frame.words) };
    });
    return { pane, row, axes };
  });
  const axes = panes.flatMap((pane) => pane.axes);
  const gutters = frame.gutters ?? {
    left: gutterOf(axes, 'left', sizes, frame.words),
    right: gutterOf(axes, 'right', sizes, frame.words),
  };
  const names = frame.hasNames ? nameRoom(chart, frame.width, sizes.name) : 0;
  const width = Math.max(1, frame.width - gutters.left - gutters.right - names);
  return panes.map(({ pane, row, axes }) => ({
    pane,
    axes,
    names,
    gutters,
    box: { ...row, x: gutters.left, width },
  }));
}

/** As wide as the widest label, or tag of a value between the ends. */
function gutterOf(
  axes: readonly AxisView[],
  side: keyof Gutters,
  { axis: size }: FontSizes,
  words: ChartWords,
): number {
  const labels = axes
    .filter(({ axis }) => axis.side === side && !axis.hidesValues)
    .flatMap(({ axis, scale, ticks }) => [
      writeValue(axis, scale.from, words),
      writeValue(axis, scale.to, words),
      ...ticks.map(({ label }) => label),
    ])
    .map((label) => textWidth(label, size, true));
  if (labels.length === 0) return side === 'right' ? BARE : 0;
  return Math.ceil((Math.max(...labels) + 2 * LABEL_ROOM) / STEP) * STEP;
}
