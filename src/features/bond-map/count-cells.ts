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

/** How many bonds lie where, of all that pass. */
export function countCells(
  table: Table,
  passing: RowSet | null,
  { x, y }: { x: Measure; y: Measure },
): MapCells | null {
  const [xs, ys] = [table.orders.get(x)?.keys, table.orders.get(y)?.keys];
  if (!xs || !ys) return null;
  const rows: number[] = [];
  forEachRow(passing ?? everyRow(table), (row) => {
    if (Number.isFinite(xs[row]) && Number.isFinite(ys[row])) rows.push(row);
  });
  if (rows.length === 0) return null;
  const across = stepsOf(xs, rows, ACROSS);
  const up = stepsOf(ys, rows, UP);
  const counts = new Map<string, { column: number; line: number; count: number }>();
  for (const row of rows) {
    const column = Math.floor(((xs[row] ?? 0) - across.from) / across.size);
    const line = Math.floor(((ys[row] ?? 0) - up.from) / up.size);
    const key = `${column} ${line}`;
    const cell = counts.get(key);
    if (cell) cell.count++;
    else counts.set(key, { column, line, count: 1 });
  }
  const cells = [...counts.values()];
  return {
    width: across.size,
    height: up.size,
    x: cells.map(({ column }) => across.from + column * across.size),
    y: cells.map(({ line }) => up.from + line * up.size),
    count: cells.map(({ count }) => count),
  };
}

function everyRow({ size }: Table): RowSet {
  const rows = emptySet(size);
  addRun(rows, 0, size);
  return rows;
}

function stepsOf(keys: Float64Array | Float32Array, rows: readonly number[], count: number) {
  const every = Math.max(1, Math.floor(rows.length / SAMPLE));
  const sample = Float64Array.from(
    rows.filter((_, at) => at % every === 0),
    (row) => keys[row] ?? 0,
  ).sort();
  const from = sample[Math.floor(TAIL * (sample.length - 1))] ?? 0;
  const to = sample[Math.ceil((1 - TAIL) * (sample.length - 1))] ?? 0;
  // Bonds that are all alike share a cell of any size.
  return { from, size: to > from ? (to - from) / count : 1 };
}
