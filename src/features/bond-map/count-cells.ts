import { addRun, emptySet, forEachRow, type RowSet } from '#engines/screener/row-set.ts';
import type { Table } from '#engines/screener/table.ts';
import type { MapCells } from '#market/bond-map/bond-map.contract.ts';
import type { Measure } from '#market/bond-map/map-axes.ts';

/** So many cells stand beside and above each other where nearly all bonds are; those of the rest are as large. */
const ACROSS = 12;
const UP = 16;
/** What lies beyond these parts of a sample does not make the cells coarser. */
const TAIL = 0.01;
const SAMPLE = 2_000;
/** No cell lies farther from the first. */
const FARTHEST = 2 ** 20;
/** More than there are lines, so that a column and a line make one number. */
const LINES = 2 ** 24;

/** How many bonds lie where, of all that pass. */
export function countCells(
  table: Table,
  passing: RowSet | null,
  { x, y }: { x: Measure; y: Measure },
): MapCells | null {
  const [xs, ys] = [table.orders.get(x)?.keys, table.orders.get(y)?.keys];
  if (!xs || !ys) return null;
  const rows = rowsWithin(passing ?? everyRow(table), xs, ys);
  if (rows.length === 0) return null;
  const across = stepsOf(xs, rows, ACROSS);
  const up = stepsOf(ys, rows, UP);
  const counts = new Map<number, number>();
  for (const row of rows) {
    const cell = stepOf(xs[row] ?? 0, across) * LINES + stepOf(ys[row] ?? 0, up);
    counts.set(cell, (counts.get(cell) ?? 0) + 1);
  }
  const columns = Array.from(counts.keys(), (cell) => Math.round(cell / LINES));
  return {
    width: across.size,
    height: up.size,
    x: columns.map((column) => across.from + column * across.size),
    y: Array.from(counts.keys(), (cell, at) => up.from + (cell - (columns[at] ?? 0) * LINES) * up.size),
    count: [...counts.values()],
  };
}

type Keys = Float64Array | Float32Array;

function rowsWithin(passing: RowSet, xs: Keys, ys: Keys): Uint32Array {
  const rows = new Uint32Array(xs.length);
  let count = 0;
  forEachRow(passing, (row) => {
    if (Number.isFinite(xs[row]) && Number.isFinite(ys[row])) rows[count++] = row;
  });
  return rows.subarray(0, count);
}

function everyRow({ size }: Table): RowSet {
  const rows = emptySet(size);
  addRun(rows, 0, size);
  return rows;
}

interface Steps {
  readonly from: number;
  readonly size: number;
}

const stepOf = (value: number, { from, size }: Steps): number =>
  Math.max(-FARTHEST, Math.min(FARTHEST, Math.floor((value - from) / size)));

function stepsOf(keys: Keys, rows: Uint32Array, count: number): Steps {
  const every = Math.max(1, Math.floor(rows.length / SAMPLE));
  const sample = Float64Array.from(
    { length: Math.ceil(rows.length / every) },
    (_, at) => keys[rows[at * every] ?? 0] ?? 0,
  ).sort();
  const from = sample[Math.floor(TAIL * (sample.length - 1))] ?? 0;
  const to = sample[Math.ceil((1 - TAIL) * (sample.length - 1))] ?? 0;
  // Bonds that are all alike share a cell of any size.
  return { from, size: to > from ? (to - from) / count : 1 };
}
