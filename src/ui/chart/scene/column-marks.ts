import type { ColumnSeries } from '../chart.ts';
import type { Mark } from '../scene.ts';
import { groupsOf } from './groups.ts';
import { readMinMax } from './min-max.ts';
import { toneInk } from './pens.ts';
import { hairline, snapTo } from './pixels.ts';
import { scratch } from './scratch.ts';
import { slotOf } from './slots.ts';
import { toY, type ValueScale } from './value-scale.ts';
import type { XScale } from './x-scale.ts';

/** Columns from zero up or down; those that share a pixel are as high as the highest of them. */
export function columnMarks(series: ColumnSeries, x: XScale, y: ValueScale, density?: number): Mark[] {
  const snap = snapTo(density);
  const hair = hairline(density);
  const { length, begin, end } = groupsOf(series.values.length, x, 1);
  const boxes = scratch(4 * Math.ceil((end - begin) / length));
  const zero = snap(toY(y, Math.max(y.from, Math.min(y.to, 0))));
  const range = { min: 0, max: 0 };
  let size = 0;
  for (let index = begin; index < end; index += length) {
    const { min, max } = readMinMax(series.values, index, index + length, range);
    if (min > max) continue;
    const { left, width } = slotOf(x, index, length, snap, hair);
    const top = max > 0 ? Math.min(zero - hair, snap(toY(y, max))) : zero;
    const bottom = min < 0 && y.scale === 'linear' ? Math.max(zero + hair, snap(toY(y, min))) : zero;
    boxes[size++] = left;
    boxes[size++] = top;
    boxes[size++] = width;
    boxes[size++] = bottom - top;
  }
  const columns = boxes.slice(0, size);
  if (!series.isTurnover) return [{ kind: 'bars', boxes: columns, fill: toneInk(series.tone) }];
  return [
    { kind: 'bars', boxes: columns, fill: 'turnover' },
    { kind: 'bars', boxes: capsOf(columns, hair), fill: 'turnover-edge' },
  ];
}

/** The upper edge alone: its colour is the one that is seen well on paper. */
function capsOf(columns: Float64Array, hair: number): Float64Array {
  const caps = columns.slice();
  for (let index = 3; index < caps.length; index += 4) caps[index] = Math.min(hair, columns[index] as number);
  return caps;
}
