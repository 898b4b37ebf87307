import type { Capability } from '#domain/access/capabilities.ts';
import { isLocked } from '#platform/contract/sealed.ts';
import { toRichCell } from '../cells/cell-value.ts';
import type { Column, RichCell, Row } from '../table-data.ts';

export const lockOf = (cell: RichCell, column: Column): Capability =>
  cell.lock ?? column.lock ?? 'last-price';

/** What the prompt under a table is about, or null: where several things are locked, the one that opens first. */
export function findLock(rows: readonly Row[], columns: readonly Column[]): Capability | null {
  let found: Capability | null = null;
  for (const row of rows) {
    for (const column of columns) {
      const cell = toRichCell(row.cells[column.key] ?? null);
      if (!isLocked(cell.val)) continue;
      found = lockOf(cell, column);
      if (found === 'last-price') return found;
    }
    found = findLock(row.subRows ?? [], columns) ?? found;
    if (found === 'last-price') return found;
  }
  return found;
}
