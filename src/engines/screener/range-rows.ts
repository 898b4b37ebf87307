import { clearBit, setBit } from '#engines/bits/bits.ts';
import { emptySet, type RowSet, takeAway } from './row-set.ts';
import type { Order, Table } from './table.ts';

/** Both ends belong to it; null is open. */
export interface Range {
  readonly from: number | null;
  readonly to: number | null;
}

/** A set of them costs a bit a row; a range begins and ends at most half a part away from one. */
const PARTS = 8;

export function markParts({ rows, known }: Order): readonly RowSet[] {
  const step = stepOf(known);
  const marks = [emptySet(rows.length)];
  const set = emptySet(rows.length);
  for (let position = 0; position < known; position++) {
    setBit(set, rows[position] ?? 0);
    if ((position + 1) % step === 0) marks.push(set.slice());
  }
  return marks;
}

/** Those whose number is within the range: the ones up to its end without those before its beginning. */
export function rowsWithin({ orders, marks, size }: Table, key: string, { from, to }: Range): RowSet {
  const order = orders.get(key);
  const parts = marks.get(key);
  if (!order || !parts) return emptySet(size);
  const begin = from === null ? 0 : countBelow(order, (other) => other < from);
  const end = to === null ? order.known : countBelow(order, (other) => other <= to);
  if (begin >= end) return emptySet(size);
  const rows = firstOf(order, parts, end);
  if (begin > 0) takeAway(rows, firstOf(order, parts, begin));
  return rows;
}

function firstOf({ rows, known }: Order, marks: readonly RowSet[], count: number): RowSet {
  const step = stepOf(known);
  const nearest = Math.min(Math.round(count / step), marks.length - 1);
  const first = marks[nearest]?.slice() ?? emptySet(rows.length);
  for (let position = nearest * step; position < count; position++) setBit(first, rows[position] ?? 0);
  for (let position = count; position < nearest * step; position++) clearBit(first, rows[position] ?? 0);
  return first;
}

const stepOf = (known: number): number => Math.max(1, Math.ceil(known / PARTS));

/** How many come first whose key is below. */
export function countBelow({ rows, known, keys }: Order, isBelow: (key: number) => boolean): number {
  let [low, high] = [0, known];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBelow(keys[rows[middle] ?? 0] ?? 0)) low = middle + 1;
    else high = middle;
  }
  return low;
}
