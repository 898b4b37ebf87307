/**
 * Smallest and largest values of every run of 64, 128, 256 … values, so that a zoom over a million points costs what its
 * pixels cost. Built when it is first requested and forgotten with its values, which must never change; a sixteenth of
 * their memory. Missing values (NaN) lose every comparison.
 */
interface Pyramid {
  readonly least: readonly Float64Array[];
  readonly most: readonly Float64Array[];
}

const BASE_BITS = 6;
const BASE = 1 << BASE_BITS;
/** Below this, looking at every value is as quick. */
const WORTHWHILE = 4096;

const built = new WeakMap<Float64Array, Pyramid>();

export interface MinMax {
  min: number;
  max: number;
}

/** Of the values from `begin` to before `end`; min stays above max where all are missing. */
export function readMinMax(values: Float64Array, begin: number, end: number, into: MinMax): MinMax {
  into.min = Number.POSITIVE_INFINITY;
  into.max = Number.NEGATIVE_INFINITY;
  let from = Math.max(0, begin);
  const to = Math.min(values.length, end);
  if (to - from < 2 * BASE || values.length < WORTHWHILE) {
    scan(values, from, to, into);
    return into;
  }
  const { least, most } = pyramidOf(values);
  while (from < to) {
    const level = Math.min(least.length - 1, levelAt(from, to - from));
    if (level < 0) {
      const stop = Math.min(to, (from | (BASE - 1)) + 1);
      scan(values, from, stop, into);
      from = stop;
    } else {
      const block = from >> (BASE_BITS + level);
      include(least[level]?.[block] ?? Number.NaN, most[level]?.[block] ?? Number.NaN, into);
      from += BASE << level;
    }
  }
  return into;
}

/** The longest run that begins here and does not reach past the end; -1 where none does. */
function levelAt(from: number, count: number): number {
  const aligned = from === 0 ? 31 : 31 - Math.clz32(from & -from);
  return Math.min(aligned, 31 - Math.clz32(count)) - BASE_BITS;
}

/** Without a condition it is four times as fast, but a missing value spoils it: then each value is compared. */
function scan(values: Float64Array, from: number, to: number, into: MinMax): void {
  let { min, max } = into;
  for (let index = from; index < to; index++) {
    const value = values[index] as number;
    min = Math.min(min, value);
    max = Math.max(max, value);
  }
  if (Number.isNaN(min)) {
    for (let index = from; index < to; index++)
      include(values[index] as number, values[index] as number, into);
    return;
  }
  into.min = min;
  into.max = max;
}

function include(least: number, most: number, into: MinMax): void {
  if (least < into.min) into.min = least;
  if (most > into.max) into.max = most;
}

function pyramidOf(values: Float64Array): Pyramid {
  const known = built.get(values);
  if (known) return known;
  const least: Float64Array[] = [];
  const most: Float64Array[] = [];
  const count = values.length >> BASE_BITS;
  const lows = new Float64Array(count);
  const highs = new Float64Array(count);
  const range = { min: 0, max: 0 };
  for (let block = 0; block < count; block++) {
    range.min = Number.POSITIVE_INFINITY;
    range.max = Number.NEGATIVE_INFINITY;
    scan(values, block << BASE_BITS, (block + 1) << BASE_BITS, range);
    lows[block] = range.min;
    highs[block] = range.max;
  }
  least.push(lows);
  most.push(highs);
  for (let size = count >> 1; size > 1; size >>= 1) {
    least.push(halve(least.at(-1) as Float64Array, size, Math.min));
    most.push(halve(most.at(-1) as Float64Array, size, Math.max));
  }
  const pyramid = { least, most };
  built.set(values, pyramid);
  return pyramid;
}

function halve(below: Float64Array, size: number, pick: (a: number, b: number) => number): Float64Array {
  const above = new Float64Array(size);
  for (let index = 0; index < size; index++)
    above[index] = pick(below[2 * index] as number, below[2 * index + 1] as number);
  return above;
}
