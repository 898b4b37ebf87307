import type { Chart } from '../chart.ts';
import type { Box, Mark, Scene } from '../scene.ts';
import { FONT_SIZES, type Frame } from './frame.ts';
import { valuesOf } from './last-value.ts';
import { linePoints } from './line-points.ts';
import { readMinMax } from './min-max.ts';
import { hairline, snapTo } from './pixels.ts';
import { timeTicks } from './time-ticks.ts';
import { scaleOf } from './value-scale.ts';
import { fullWindow, xScale } from './x-scale.ts';

/** The curve as a whole in a strip, without what changes with the window. */
export function navigatorScene(
  chart: Chart,
  box: Box,
  frame: Pick<Frame, 'words' | 'offset' | 'density' | 'sizes'>,
): Pick<Scene, 'width' | 'height' | 'marks'> {
  const size = frame.sizes?.axis ?? FONT_SIZES.axis;
  const x = xScale(fullWindow(chart), box);
  const series = chart.panes[0]?.series[0];
  const values = series ? valuesOf(series) : null;
  const sheet = { width: box.x + box.width, height: box.y + box.height };
  if (!values || chart.x.kind !== 'time') return { ...sheet, marks: [] };
  const { min, max } = readMinMax(values, 0, values.length, { min: 0, max: 0 });
  const room = (max - min) * 0.15 || 1;
  const scale = scaleOf({ id: '', scale: 'linear', from: min - room, to: max + room }, box);
  const foot = snapTo(frame.density)(box.y + box.height) - hairline(frame.density);
  const labels = timeTicks(chart.x, x, size, frame.words, frame.offset ?? 0).map(
    ({ x, label }): Mark => ({
      kind: 'text',
      x,
      y: box.y + size,
      text: label,
      anchor: 'middle',
      size,
      ink: 'text-faint',
    }),
  );
  const edge = Float64Array.of(box.x, foot, box.width, hairline(frame.density));
  return {
    ...sheet,
    marks: [
      { kind: 'path', points: linePoints(values, x, scale), stroke: 'text-faint', width: 1 },
      { kind: 'bars', boxes: edge, fill: 'line-strong' },
      ...labels,
    ],
  };
}
