import type { CandleSeries } from '../chart.ts';
import type { Ink, Mark } from '../scene.ts';
import { groupsOf } from './groups.ts';
import { readMinMax } from './min-max.ts';
import { hairline, snapTo } from './pixels.ts';
import { slotOf } from './slots.ts';
import { toY, type ValueScale } from './value-scale.ts';
import type { XScale } from './x-scale.ts';

const DIRECTIONS = ['up', 'down', 'flat'] as const;
type Direction = (typeof DIRECTIONS)[number];

interface Boxes {
  readonly numbers: Float64Array;
  size: number;
}

/** Rising, falling and unchanged candles; those that share a pixel are one, from the first opening to the last close. */
export function candleMarks(series: CandleSeries, x: XScale, y: ValueScale, density?: number): Mark[] {
  const { open, high, low, close } = series;
  const snap = snapTo(density);
  const hair = hairline(density);
  const { length, begin, end } = groupsOf(close.length, x, 1);
  const most = Math.ceil((end - begin) / length);
  const outlines = eachDirection(() => boxesFor(2 * most));
  const fills = eachDirection(() => boxesFor(most));
  const range = { min: 0, max: 0 };
  for (let index = begin; index < end; index += length) {
    const stop = Math.min(index + length, end) - 1;
    const first = open[firstKnown(open, index, stop)] as number;
    const last = close[lastKnown(close, index, stop)] as number;
    const { max: highest } = readMinMax(high, index, stop + 1, range);
    const { min: lowest } = readMinMax(low, index, stop + 1, range);
    if (!(lowest <= highest) || Number.isNaN(first) || Number.isNaN(last)) continue;
    if (y.scale === 'log' && lowest <= 0) continue;
    const direction = last > first ? 'up' : last < first ? 'down' : 'flat';
    const { left, width } = slotOf(x, index, length, snap, hair);
    const peak = snap(toY(y, highest));
    const foot = Math.max(snap(toY(y, lowest)), peak + hair);
    if (width < 3 * hair) {
      add(outlines[direction], left, peak, width, foot - peak);
      continue;
    }
    const top = snap(toY(y, Math.max(first, last)));
    const bottom = Math.max(snap(toY(y, Math.min(first, last))), top + hair);
    add(outlines[direction], left + (width - hair) / 2, peak, hair, foot - peak);
    add(outlines[direction], left, top, width, bottom - top);
    if (bottom - top > 2 * hair)
      add(fills[direction], left + hair, top + hair, width - 2 * hair, bottom - top - 2 * hair);
  }
  return DIRECTIONS.flatMap((direction) => [
    ...bars(outlines[direction], `edge-${direction}`),
    ...bars(fills[direction], `mark-${direction}`),
  ]);
}

const eachDirection = <T>(make: () => T): Record<Direction, T> => ({
  up: make(),
  down: make(),
  flat: make(),
});

const boxesFor = (most: number): Boxes => ({ numbers: new Float64Array(4 * most), size: 0 });

function add(boxes: Boxes, x: number, y: number, width: number, height: number): void {
  const { numbers } = boxes;
  numbers[boxes.size++] = x;
  numbers[boxes.size++] = y;
  numbers[boxes.size++] = width;
  numbers[boxes.size++] = height;
}

function bars({ numbers, size }: Boxes, fill: Ink): Mark[] {
  return size === 0 ? [] : [{ kind: 'bars', boxes: numbers.subarray(0, size), fill }];
}

function firstKnown(values: Float64Array, begin: number, end: number): number {
  let index = begin;
  while (index < end && Number.isNaN(values[index])) index++;
  return index;
}

function lastKnown(values: Float64Array, begin: number, end: number): number {
  let index = end;
  while (index > begin && Number.isNaN(values[index])) index--;
  return index;
}
