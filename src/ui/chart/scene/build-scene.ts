import type { Chart } from '../chart.ts';
import type { Mark, Scene } from '../scene.ts';
import { footMarks, valueLabels } from './axis-marks.ts';
import { bandMarks } from './band-marks.ts';
import { cellMarks, withFewDots } from './cell-marks.ts';
import { dotLabels } from './dot-labels.ts';
import { endNames } from './end-names.ts';
import { flagMarks } from './flag-marks.ts';
import { positionFlags } from './flag-positions.ts';
import { FONT_SIZES, type FontSizes, type Frame } from './frame.ts';
import { gridMarks } from './grid-marks.ts';
import { lastTagMarks, lastTags } from './last-tags.ts';
import { numberTicks } from './number-ticks.ts';
import { type PaneView, paneViews } from './pane-views.ts';
import { seriesMarks } from './series-marks.ts';
import { type TimeTick, timeTicks } from './time-ticks.ts';
import { watermarkOf } from './watermark.ts';
import { fullWindow, type XScale, xScale } from './x-scale.ts';

/** What a chart looks like in a frame. The same on the server and in the browser. */
export function buildScene(chart: Chart, frame: Frame): Scene {
  const { width, height } = frame;
  const window = frame.window ?? fullWindow(chart);
  const sizes = { ...FONT_SIZES, ...frame.sizes };
  const views = paneViews(chart, frame, window, sizes);
  const plots = views.map(({ box, names, gutters, axes }) => ({
    box,
    names,
    gutters,
    axes: axes.map(({ scale: { id, from, to, scale } }) => ({ id, from, to, scale })),
  }));
  const first = views[0];
  const last = views.at(-1);
  if (!first || !last) return { width, height, marks: [], plots, window, flags: [] };
  const x = xScale(window, first.box);
  const ticks = ticksOf(chart, x, sizes.axis, frame);
  const flags = positionFlags(chart, first, x);
  const marks = [
    ...(frame.watermark ? [watermarkOf(frame.watermark, first.box)] : []),
    ...views.flatMap((view) => paneMarks(chart, view, x, ticks, sizes, frame)),
    ...endNames(first, x, sizes.name),
    ...flagMarks(chart.flags ?? [], flags, sizes.axis),
    ...footMarks(last, ticks, sizes.axis, chart.x.kind === 'number' ? chart.x.title : '', frame.density),
  ];
  return { width, height, marks, plots, window, flags };
}

function ticksOf({ x: axis }: Chart, x: XScale, size: number, frame: Frame): readonly TimeTick[] {
  if (axis.kind === 'time') return timeTicks(axis, x, size, frame.words, frame.offset ?? 0);
  return axis.hidesValues ? [] : numberTicks(axis, x, size, frame.words);
}

function paneMarks(
  chart: Chart,
  view: PaneView,
  x: XScale,
  ticks: readonly TimeTick[],
  { axis: size, name }: FontSizes,
  { density, words, isMoving = false }: Frame,
): readonly Mark[] {
  const tags = lastTags(view, x);
  const readable = withFewDots(view, x);
  return [
    ...bandMarks(chart, view, x, size),
    ...cellMarks(chart, view, x, { size, words }),
    gridMarks(view, ticks, density),
    seriesMarks(chart, readable, x, density),
    ...(isMoving ? [] : dotLabels(chart, readable, x, name)),
    ...valueLabels(view, tags, size),
    ...lastTagMarks(tags, view, size, words),
  ];
}
