import { isLocked } from '#foundation/web/sealed.ts';
import { toRichCell } from '../cells/cell-value.ts';
import type { Row } from '../table-data.ts';

/** Whether a prompt has to stand under the table. */
export function hasLocked(rows: readonly Row[]): boolean {
  return rows.some(
    (row) =>
      Object.values(row.cells).some((cell) => isLocked(toRichCell(cell).val)) || hasLocked(row.subRows ?? []),
  );
}
