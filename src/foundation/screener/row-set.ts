import { setBit } from '#foundation/search-index/asking/bits.ts';

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

/** What all of them have; null: nothing was asked, so every row. */
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

export function countCommon(one: RowSet, other: RowSet): number {
  let count = 0;
  for (let at = 0; at < one.length; at++) count += bitsOf((one[at] ?? 0) & (other[at] ?? 0));
  return count;
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
