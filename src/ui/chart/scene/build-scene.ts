import type { Chart } from '../chart.ts';
import type { Mark, Scene } from '../scene.ts';
import { axisMarks } from './axis-marks.ts';
import { FONT_SIZES, type Frame } from './frame.ts';
import { gridMarks } from './grid-marks.ts';
import { paneViews } from './pane-views.ts';
import { seriesMarks } from './series-marks.ts';
import { timeTicks } from './time-ticks.ts';
import { fullWindow, xScale } from './x-scale.ts';

/** What a chart looks like in a frame. The same on the server and in the browser. */
export function buildScene(chart: Chart, frame: Frame): Scene {
  const window = frame.window ?? fullWindow(chart);
  const sizes = { ...FONT_SIZES, ...frame.sizes };
  const views = paneViews(chart, frame, window, sizes);
  const plots = views.map(({ box, axes }) => ({
    box,
    axes: axes.map(({ scale: { id, from, to, scale } }) => ({ id, from, to, scale })),
  }));
  const [first] = views;
  if (!first) return { width: frame.width, height: frame.height, marks: [], plots, window };
  const x = xScale(window, first.box);
  const ticks =
    chart.x.kind === 'time' ? timeTicks(chart.x, x, sizes.axis, frame.words, frame.offset ?? 0) : [];
  const marks: Mark[] = [
    ...gridMarks(views, ticks, frame),
    ...views.flatMap((view, index) => seriesMarks(chart, view, x, index === 0, frame)),
    ...axisMarks(views, ticks, sizes, frame),
  ];
  return { width: frame.width, height: frame.height, marks, plots, window };
}
