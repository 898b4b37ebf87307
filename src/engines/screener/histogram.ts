import { countBelow } from './range-rows.ts';
import { forEachRow, type RowSet } from './row-set.ts';
import type { Order, Table } from './table.ts';

/** How the numbers of a column lie: counts of equally wide bins, the first and the last of which are open outwards. */
export interface Histogram {
  readonly from: number;
  readonly to: number;
  /** Bins are equally wide in logarithms: the values are above zero and of many magnitudes. */
  readonly isLog: boolean;
  readonly counts: readonly number[];
}

const BINS = 24;
/** One in so many at either end lies outside: a single odd value would squeeze all others into one bin. */
const TAIL = 50;
const MAGNITUDES = 100;
const DIGITS = 6;

/** Of the rows that pass; null: of all. Null where the column has fewer than two values. */
export function histogramOf(table: Table, key: string, passing: RowSet | null): Histogram | null {
  const order = table.orders.get(key);
  const bounds = order && boundsOf(order);
  if (!bounds) return null;
  const edges = edgesOf({ ...bounds, bins: BINS });
  return { ...bounds, counts: passing ? countAmong(order, edges, passing) : countAll(order, edges) };
}

/** The inner edges: a value is in the bin after the last edge that is not above it. */
export function edgesOf({ from, to, isLog, bins }: Omit<Histogram, 'counts'> & { bins: number }): number[] {
  const step = (at: number) => (isLog ? from * (to / from) ** (at / bins) : from + ((to - from) * at) / bins);
  return Array.from({ length: bins - 1 }, (_, at) => step(at + 1));
}

/** The same whatever passes, so that bars stay where they are while a list is narrowed. */
function boundsOf({ rows, known, keys }: Order): Omit<Histogram, 'counts'> | null {
  const tail = Math.floor(known / TAIL);
  const valueAt = (at: number) => Number((keys[rows[at] ?? 0] ?? 0).toPrecision(DIGITS));
  const [from, to] = [valueAt(tail), valueAt(known - 1 - tail)];
  if (known < 2 || from >= to) return null;
  return { from, to, isLog: from > 0 && to / from >= MAGNITUDES };
}

function countAll(order: Order, edges: readonly number[]): number[] {
  const below = edges.map((edge) => countBelow(order, (key) => key < edge));
  return [...below, order.known].map((count, at) => count - (below[at - 1] ?? 0));
}

function countAmong({ keys }: Order, edges: readonly number[], passing: RowSet): number[] {
  const counts = new Array<number>(edges.length + 1).fill(0);
  forEachRow(passing, (row) => {
    const key = keys[row] ?? Number.NaN;
    if (Number.isNaN(key)) return;
    const bin = binOf(edges, key);
    counts[bin] = (counts[bin] ?? 0) + 1;
  });
  return counts;
}

function binOf(edges: readonly number[], key: number): number {
  let [low, high] = [0, edges.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((edges[middle] ?? 0) <= key) low = middle + 1;
    else high = middle;
  }
  return low;
}
