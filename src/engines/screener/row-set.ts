import { setBit } from '#engines/bits/bits.ts';

/** One bit a row; what is past the last row is never set. */
export type RowSet = Uint32Array;

export const emptySet = (size: number): RowSet => new Uint32Array((size + 31) >>> 5);

export function setOf(rows: Iterable<number>, size: number): RowSet {
  const set = emptySet(size);
  for (const row of rows) setBit(set, row);
  return set;
}

export function addSet(to: RowSet, other: RowSet): void {
  for (let at = 0; at < to.length; at++) to[at] = (to[at] ?? 0) | (other[at] ?? 0);
}

export function takeAway(from: RowSet, other: RowSet): void {
  for (let at = 0; at < from.length; at++) from[at] = (from[at] ?? 0) & ~(other[at] ?? 0);
}

/** All rows from the one to before the other, a word at a time. */
export function addRun(to: RowSet, from: number, end: number): void {
  const [first, last] = [from >>> 5, (end - 1) >>> 5];
  for (let at = first; at <= last; at++) {
    const head = at === first ? -1 << (from & 31) : -1;
    const tail = at === last ? -1 >>> (31 - ((end - 1) & 31)) : -1;
    to[at] = (to[at] ?? 0) | (head & tail);
  }
}

/** What all of them have; null: nothing was requested, so every row. */
export function commonOf(sets: readonly RowSet[]): RowSet | null {
  const [first, ...others] = sets;
  if (!first || others.length === 0) return first ?? null;
  const common = first.slice();
  for (const other of others)
    for (let at = 0; at < common.length; at++) common[at] = (common[at] ?? 0) & (other[at] ?? 0);
  return common;
}

export function countSet(set: RowSet): number {
  let count = 0;
  for (let at = 0; at < set.length; at++) count += bitsOf(set[at] ?? 0);
  return count;
}

/**
 * Four words are added up bit by bit, as on paper: what is carried out of the ones and the twos is counted once for all
 * four, and what is left in them at the end.
 */
export function countCommon(one: RowSet, other: RowSet): number {
  let fours = 0;
  let twos = 0;
  let ones = 0;
  let at = 0;
  for (; at + 4 <= one.length; at += 4) {
    const first = (one[at] ?? 0) & (other[at] ?? 0);
    const second = (one[at + 1] ?? 0) & (other[at + 1] ?? 0);
    const third = (one[at + 2] ?? 0) & (other[at + 2] ?? 0);
    const fourth = (one[at + 3] ?? 0) & (other[at + 3] ?? 0);
    const half = ones ^ first;
    const carried = (ones & first) | (half & second);
    const half2 = half ^ second ^ third;
    const carried2 = ((half ^ second) & third) | (half2 & fourth);
    ones = half2 ^ fourth;
    const half3 = twos ^ carried;
    fours += bitsOf((twos & carried) | (half3 & carried2));
    twos = half3 ^ carried2;
  }
  let count = 4 * fours + 2 * bitsOf(twos) + bitsOf(ones);
  for (; at < one.length; at++) count += bitsOf((one[at] ?? 0) & (other[at] ?? 0));
  return count;
}

/** A set that shows at once how many of it stand before a row. */
export interface RankedSet {
  readonly set: RowSet;
  /** Before each word of it. */
  readonly before: Uint32Array;
  readonly count: number;
  /** Its rows where they are fewer than its words, and quicker to go through. */
  readonly few: Uint32Array | null;
}

export function rankSet(set: RowSet): RankedSet {
  const before = new Uint32Array(set.length + 1);
  let count = 0;
  for (let at = 0; at < set.length; at++) {
    count += bitsOf(set[at] ?? 0);
    before[at + 1] = count;
  }
  return { set, before, count, few: count < set.length ? listSet(set, count) : null };
}

function listSet(set: RowSet, count: number): Uint32Array {
  const list = new Uint32Array(count);
  let at = 0;
  forEachRow(set, (row) => {
    list[at++] = row;
  });
  return list;
}

export function countBefore({ set, before }: RankedSet, row: number): number {
  const word = row >>> 5;
  const part = (set[word] ?? 0) & ~(-1 << (row & 31));
  return (before[word] ?? 0) + bitsOf(part);
}

/** Ascending. */
export function forEachRow(set: RowSet, call: (row: number) => void): void {
  for (let at = 0; at < set.length; at++)
    for (let word = set[at] ?? 0; word !== 0; word &= word - 1) call(at * 32 + 31 - Math.clz32(word & -word));
}

/** How many bits of 32 are set, added up in pairs, fours and bytes. */
function bitsOf(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
