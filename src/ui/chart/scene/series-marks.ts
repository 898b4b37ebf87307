import type { Chart, CurveSeries, LineSeries, Series } from '../chart.ts';
import type { Mark } from '../scene.ts';
import { candleMarks } from './candle-marks.ts';
import { columnMarks } from './column-marks.ts';
import { dotMarks, positionsOf } from './dot-marks.ts';
import { linePoints } from './line-points.ts';
import type { PaneView } from './pane-views.ts';
import { CURVE_DASH, dashOf, lineWidth, toneInk } from './pens.ts';
import type { ValueScale } from './value-scale.ts';
import type { XScale } from './x-scale.ts';

/** The series of a pane, cut at its edges; the first one lies on top. */
export function seriesMarks(
  { x: axis }: Chart,
  { pane, box, axes }: PaneView,
  x: XScale,
  density: number | undefined,
): Mark {
  const times = axis.kind === 'time' ? axis.times : null;
  const marks = pane.series.map((series, index) => {
    const scale = axes.find(({ axis }) => axis.id === series.axis)?.scale;
    return scale ? marksOf(series, scale, index === 0) : [];
  });
  return { kind: 'clip', box, marks: marks.reverse().flat() };

  function marksOf(series: Series, y: ValueScale, isFirst: boolean): Mark[] {
    switch (series.kind) {
      case 'line':
        return lineMarks(series, x, y, isFirst, box.y + box.height);
      case 'column':
        return columnMarks(series, x, y, density);
      case 'candle':
        return candleMarks(series, x, y, density);
      case 'dots':
        return dotMarks(series, x, y, times);
      case 'curve':
        return [curveMark(series, positionsOf(series.xs, series.ys, x, y, times))];
    }
  }
}

function lineMarks(series: LineSeries, x: XScale, y: ValueScale, isFirst: boolean, base: number): Mark[] {
  const points = linePoints(series.values, x, y);
  const dash = dashOf(series.tone);
  const width = lineWidth(isFirst, x.step < 1);
  const line: Mark = { kind: 'path', points, stroke: toneInk(series.tone), width, ...(dash && { dash }) };
  return series.hasArea ? [{ kind: 'area', points, base, fill: 'area' }, line] : [line];
}

const curveMark = ({ tone, isSubject }: CurveSeries, points: Float64Array): Mark => ({
  kind: 'path',
  points,
  stroke: toneInk(tone),
  width: isSubject ? lineWidth(true, false) : 1.5,
  ...(!isSubject && { dash: CURVE_DASH }),
});
