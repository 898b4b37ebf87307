import { textWidth } from '../../text-width/text-width.ts';
import type { Chart } from '../chart.ts';
import { toneInk } from '../scene/pens.ts';
import { scaleOf, toY } from '../scene/value-scale.ts';
import { toX, xScale } from '../scene/x-scale.ts';
import type { Box, Mark, Plot, Scene } from '../scene.ts';
import { axisOf, type Clock, valueAt, writeTime, writeValue } from './readings.ts';
import { placeOf, type Stops } from './stops.ts';

interface Aim {
  readonly chart: Chart;
  readonly scene: Scene;
  readonly stops: Stops;
  readonly stop: number;
  readonly clock: Clock;
  readonly size: number;
}

interface Spot {
  readonly x: number;
  readonly y: number;
  /** What the value axis says; null where it is silent. */
  readonly text: string | null;
  readonly mark: Mark | null;
}

const DASH = [3, 3];
const PAD = 6;

/** The lines through the cursor, a dot on each curve, and what the axes say there. */
export function crosshairMarks(aim: Aim): Mark[] {
  const { scene, stops, stop } = aim;
  const first = scene.plots[0]?.box;
  const last = scene.plots.at(-1)?.box;
  if (!first || !last) return [];
  const x = toX(xScale(scene.window, first), placeOf(stops, stop));
  if (!(x >= first.x - 1 && x <= first.x + first.width + 1)) return [];
  const spots = aim.chart.panes.flatMap((_, index) => spotsOf(aim, index, x));
  const main = spots.find(({ text }) => text !== null);
  const middle = Math.round(x - 0.5) + 0.5;
  const lines = [middle, first.y, middle, last.y + last.height];
  if (main) {
    const level = Math.round(main.y - 0.5) + 0.5;
    lines.push(first.x, level, first.x + first.width, level);
  }
  return [
    { kind: 'segments', ends: Float64Array.from(lines), stroke: 'crosshair', width: 1, dash: DASH },
    ...spots.flatMap(({ mark }) => mark ?? []),
    ...timeTag(aim, x, last),
    ...valueTag(aim, main, first),
  ];
}

function spotsOf(aim: Aim, paneIndex: number, x: number): Spot[] {
  const { chart, scene, stops, stop, clock } = aim;
  const pane = chart.panes[paneIndex];
  const plot = scene.plots[paneIndex];
  if (!pane || !plot) return [];
  return pane.series.flatMap((series): Spot[] => {
    const axis = axisOf(pane, series);
    const dot = stops.kind === 'dots' ? stops.dots[stop] : undefined;
    const value = dot ? (dot.series === series ? dot.y : Number.NaN) : valueAt(series, stop);
    const y = axis ? yOf(plot, axis.id, value) : Number.NaN;
    if (!axis || Number.isNaN(y) || series.kind === 'column') return [];
    const text = axis.isSilent || paneIndex > 0 ? null : writeValue(axis, value, clock.words);
    const mark: Mark = {
      kind: 'dots',
      points: Float64Array.of(x, y),
      radius: dot ? 6 : 4,
      shape: 'circle',
      fill: toneInk(series.tone),
      edge: 'surface-page',
    };
    return [{ x, y, text, mark: series.kind === 'candle' ? null : mark }];
  });
}

/** Where a value of one of its axes stands in a plot that was drawn. */
export function yOf({ axes, box }: Plot, id: string, value: number): number {
  const axis = axes.find((each) => each.id === id);
  return axis ? toY(scaleOf(axis, box), value) : Number.NaN;
}

function timeTag(aim: Aim, x: number, { x: left, y, width, height }: Box): Mark[] {
  const { chart, stops, stop, clock, scene, size } = aim;
  const dot = stops.kind === 'dots' ? stops.dots[stop] : undefined;
  const text =
    dot && chart.x.kind === 'number'
      ? clock.words.number(dot.x, chart.x.decimals)
      : writeTime(chart, stop, clock);
  const room = textWidth(text, size) + 2 * PAD;
  const start = Math.max(left, Math.min(x - room / 2, left + width - room));
  const tall = Math.min(size + 8, scene.height - y - height - 1);
  return tag({ x: Math.round(start), y: y + height + 1, width: room, height: tall }, text, size);
}

function valueTag({ chart, scene, size }: Aim, spot: Spot | undefined, { x, width }: Box): Mark[] {
  if (!spot || spot.text === null) return [];
  const axis = chart.panes[0]?.axes.find(({ isSilent }) => !isSilent);
  const right = x + width;
  const isLeft = axis?.side === 'left';
  const room = Math.max(textWidth(spot.text, size) + 2 * PAD, isLeft ? x - 2 : scene.width - right - 2);
  const tall = size + 8;
  const box = {
    x: isLeft ? Math.max(0, x - 2 - room) : Math.min(right + 2, scene.width - room),
    y: Math.round(spot.y - tall / 2),
    width: room,
    height: tall,
  };
  return tag(box, spot.text, size);
}

function tag(box: Box, text: string, size: number): Mark[] {
  return [
    { kind: 'tag', box, radius: 3, fill: 'surface-inverse' },
    {
      kind: 'text',
      x: box.x + box.width / 2,
      y: box.y + box.height / 2,
      text,
      anchor: 'middle',
      size,
      ink: 'text-inverse',
    },
  ];
}
