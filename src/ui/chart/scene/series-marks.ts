import type { Chart, LineSeries } from '../chart.ts';
import type { Mark } from '../scene.ts';
import type { Frame } from './frame.ts';
import { linePoints } from './line-points.ts';
import type { PaneView } from './pane-views.ts';
import { dashOf, lineWidth, toneInk } from './pens.ts';
import type { ValueScale } from './value-scale.ts';
import type { XScale } from './x-scale.ts';

/** The series of a pane, cut at its edges. The first one lies on top. */
export function seriesMarks(
  _chart: Chart,
  { pane, box, axes }: PaneView,
  x: XScale,
  isMain: boolean,
  _frame: Frame,
): readonly Mark[] {
  const marks = pane.series.flatMap((series, index) => {
    const scale = axes.find(({ axis }) => axis.id === series.axis)?.scale;
    if (!scale) return [];
    return series.kind === 'line'
      ? [lineMarks(series, x, scale, isMain && index === 0, box.y + box.height)]
      : [];
  });
  return [{ kind: 'clip', box, marks: marks.reverse().flat() }];
}

function lineMarks(series: LineSeries, x: XScale, y: ValueScale, isFirst: boolean, base: number): Mark[] {
  const points = linePoints(series.values, x, y);
  const dash = dashOf(series.tone);
  const width = lineWidth(isFirst, x.step < 1);
  const line: Mark = { kind: 'path', points, stroke: toneInk(series.tone), width, ...(dash && { dash }) };
  return series.hasArea ? [{ kind: 'area', points, base, fill: 'area' }, line] : [line];
}
