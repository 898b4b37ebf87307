import { isLocked } from '#foundation/web/sealed.ts';
import { valueAt } from '../cells/cell-value.ts';
import type { Column, Row } from '../table-data.ts';

/** Whether a prompt has to stand under the table. */
export function hasLocked(rows: readonly Row[], columns: readonly Column[]): boolean {
  return rows.some(
    (row) => columns.some(({ key }) => isLocked(valueAt(row, key))) || hasLocked(row.subRows ?? [], columns),
  );
}
