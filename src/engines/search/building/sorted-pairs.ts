/** A key of 32 bits and a position of 21 share the 53 bits of a number, and numbers are sorted without asking anyone. */
export const MOST_POSITIONS = 2 ** 21;

const toPair = (key: number, position: number) => key * MOST_POSITIONS + position;
const keyOf = (pair: number) => Math.floor(pair / MOST_POSITIONS);
const positionOf = (pair: number) => pair - keyOf(pair) * MOST_POSITIONS;

/** The positions from 0 on in the order of their keys; those with the same key stay as they were. */
export function orderBy(length: number, keyAt: (position: number) => number): Uint32Array {
  const pairs = new Float64Array(length).map((_, position) => toPair(keyAt(position), position)).sort();
  return new Uint32Array(length).map((_, at) => positionOf(pairs[at] ?? 0));
}

export interface SortedPairs {
  readonly keys: Uint32Array;
  readonly positions: Uint32Array;
}

export function sortPairs(keys: Uint32Array, positions: Uint32Array): SortedPairs {
  const pairs = new Float64Array(keys.length)
    .map((_, at) => toPair(keys[at] ?? 0, positions[at] ?? 0))
    .sort();
  return {
    keys: new Uint32Array(keys.length).map((_, at) => keyOf(pairs[at] ?? 0)),
    positions: new Uint32Array(keys.length).map((_, at) => positionOf(pairs[at] ?? 0)),
  };
}

const float = new Float32Array(1);
const bits = new Int32Array(float.buffer);

/** A key by which the largest number comes first. */
export function largestFirst(number: number): number {
  // Whoever adds a zero makes 0 of -0.
  float[0] = number + 0;
  const pattern = bits[0] ?? 0;
  return pattern < 0 ? pattern >>> 0 : 0x7fffffff - pattern;
}
