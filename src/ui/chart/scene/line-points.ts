import { groupsOf } from './groups.ts';
import { readMinMax } from './min-max.ts';
import { scratch } from './scratch.ts';
import type { ValueScale } from './value-scale.ts';
import { toX, type XScale } from './x-scale.ts';

/** Half a pixel: finer detail is not seen, and costs. */
const NARROWEST = 0.5;
/** A share is not traded on another market's holidays: a line runs across as many missing values. */
const BRIDGED = 10;
/** A value that stands alone is a short dash. */
const DASH = 1.5;

/** The line through the values that a window shows. NaN lifts the pen where values are missing for long. */
export function linePoints(values: Float64Array, x: XScale, y: ValueScale): Float64Array {
  const { length, begin, end } = groupsOf(values.length, x, NARROWEST);
  const points = scratch(8 * Math.ceil((end - begin) / length) + 8);
  const isLog = y.scale === 'log';
  const range = { min: 0, max: 0 };
  let size = 0;
  let runBegin = 0;
  let last = begin - 1;
  for (let index = begin; index < end; index += length) {
    const { min, max } = length === 1 ? single(index) : readMinMax(values, index, index + length, range);
    // NaN is at most nothing, itself included.
    if (!(min <= max) || (isLog && min <= 0)) continue;
    if (size > 0 && index - last - 1 > BRIDGED) liftPen();
    const at = toX(x, index + (length - 1) / 2);
    const isFalling =
      length > 1 && (values[index] as number) > (values[Math.min(index + length, end) - 1] as number);
    add(at, isFalling ? max : min);
    if (min !== max) add(at, isFalling ? min : max);
    last = index + length - 1;
  }
  closeRun();
  return points.slice(0, size);

  function single(index: number) {
    range.min = range.max = values[index] as number;
    return range;
  }

  function add(at: number, value: number): void {
    points[size++] = at;
    points[size++] = y.slope * (isLog ? Math.log(value) : value) + y.shift;
  }

  function liftPen(): void {
    closeRun();
    points[size++] = Number.NaN;
    points[size++] = Number.NaN;
    runBegin = size;
  }

  function closeRun(): void {
    if (size !== runBegin + 2) return;
    const at = points[runBegin] as number;
    points[runBegin] = at - DASH;
    points[size++] = at + DASH;
    points[size++] = points[runBegin + 1] as number;
  }
}
