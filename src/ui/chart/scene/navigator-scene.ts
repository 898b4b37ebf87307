import type { Chart } from '../chart.ts';
import type { Box, Mark, Scene, ViewWindow } from '../scene.ts';
import { FONT_SIZES, type Frame } from './frame.ts';
import { valuesOf } from './last-value.ts';
import { linePoints } from './line-points.ts';
import { readMinMax } from './min-max.ts';
import { hairline, snapTo } from './pixels.ts';
import { timeTicks } from './time-ticks.ts';
import { scaleOf } from './value-scale.ts';
import { fullWindow, toX, xScale } from './x-scale.ts';

export const HANDLE = { width: 7, height: 16 } as const;

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

/** Which part of the strip is shown above, with a handle at each end. */
export function brushMarks(chart: Chart, box: Box, window: ViewWindow): readonly Mark[] {
  const x = xScale(fullWindow(chart), box);
  const left = Math.round(Math.max(box.x, toX(x, window.from)));
  const right = Math.round(Math.min(box.x + box.width, toX(x, window.to)));
  const shade: Mark = {
    kind: 'bars',
    boxes: Float64Array.of(left, box.y, Math.max(1, right - left), box.height),
    fill: 'area',
  };
  return [shade, handleAt(left, box), handleAt(right, box)].concat(frameOf(left, right, box));
}

const frameOf = (left: number, right: number, { y, height }: Box): Mark => ({
  kind: 'bars',
  boxes: Float64Array.of(left, y, right - left, 1, left, y + height - 1, right - left, 1),
  fill: 'line-strong',
});

function handleAt(x: number, { y, height }: Box): Mark {
  const box = {
    x: Math.round(x - HANDLE.width / 2) - 0.5,
    y: Math.round(y + (height - HANDLE.height) / 2) + 0.5,
    ...HANDLE,
  };
  return { kind: 'tag', box, radius: 2, fill: 'surface-page', edge: 'crosshair' };
}
