import type { ScreenedRow, Table } from './table.ts';

/** A row that was read again, and the row of the table that it follows; null: it is the first. */
export interface PlacedRow {
  readonly row: ScreenedRow;
  readonly after: number | null;
}

/** What was read again: rows with these ids leave their places, and those that are still there take them as they now are. */
export interface Patch {
  readonly ids: readonly number[];
  /** In the order of the table. */
  readonly rows: readonly PlacedRow[];
}

/** Where the rows of the patched table come from. */
export interface Moved {
  readonly size: number;
  /** By new row: the row before, or -1 for the first one that was read again, -2 for the second and so on. */
  readonly origins: Int32Array;
  /** By old row: the row now; -1 where it was read again. */
  readonly rowNow: Int32Array;
  readonly placed: readonly ScreenedRow[];
  /** By place in `placed`. */
  readonly placedRows: Uint32Array;
  /** Every id stands where it stood. */
  readonly isInPlace: boolean;
}

export function moveRows(table: Table, { ids, rows }: Patch): Moved {
  const isRead = new Uint8Array(table.size);
  let kept = table.size;
  for (const id of new Set([...ids, ...rows.map(({ row }) => row.id)])) {
    const row = table.rowOf.find(id);
    if (row === null) continue;
    isRead[row] = 1;
    kept--;
  }
  const placedAfter = new Map<number, number[]>();
  for (const [place, { after }] of rows.entries()) {
    const row = after === null ? -1 : table.rowOf.find(after);
    if (row === null || isRead[row]) throw new Error(`row ${after} is not in the list`);
    placedAfter.set(row, [...(placedAfter.get(row) ?? []), place]);
  }
  const size = kept + rows.length;
  const origins = new Int32Array(size);
  const rowNow = new Int32Array(table.size).fill(-1);
  const placedRows = new Uint32Array(rows.length);
  let now = 0;
  for (let row = -1; row < table.size; row++) {
    if (row >= 0 && !isRead[row]) {
      origins[now] = row;
      rowNow[row] = now++;
    }
    for (const place of placedAfter.get(row) ?? []) {
      origins[now] = -1 - place;
      placedRows[place] = now++;
    }
  }
  const placed = rows.map(({ row }) => row);
  const isInPlace =
    size === table.size && placed.every(({ id }, place) => table.ids[placedRows[place] ?? 0] === id);
  return { size, origins, rowNow, placed, placedRows, isInPlace };
}

/** Places rows of a table whose order is that of ids. */
export function placeById(
  table: Pick<Table, 'ids'>,
  ids: ReadonlySet<number>,
  rows: readonly ScreenedRow[],
): PlacedRow[] {
  return rows.map((row) => {
    let [low, high] = [0, table.ids.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((table.ids[middle] ?? 0) < row.id) low = middle + 1;
      else high = middle;
    }
    while (low > 0 && ids.has(table.ids[low - 1] ?? 0)) low--;
    return { row, after: low === 0 ? null : (table.ids[low - 1] ?? null) };
  });
}
