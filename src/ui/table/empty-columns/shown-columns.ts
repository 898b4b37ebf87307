import { isBlank, valueAt } from '../cells/cell-value.ts';
import type { Column, Row } from '../table-data.ts';

/** A column without a single value is left out, unless it is always shown or names the rows. */
export function shownColumns(columns: readonly Column[], rows: readonly Row[]): readonly Column[] {
  if (rows.length === 0) return columns;
  return columns.filter(
    (column, index) => index === 0 || column.isAlwaysShown || column.isRowHead || hasValue(rows, column.key),
  );
}

function hasValue(rows: readonly Row[], key: string): boolean {
  return rows.some((row) => {
    const value = valueAt(row, key);
    return !(isBlank(value) || isZero(value)) || hasValue(row.subRows ?? [], key);
  });
}

/** Zero, as a number or as the text that a source wrote: `0`, `0.00`, `0,0 %`. */
function isZero(value: string | number): boolean {
  return typeof value === 'number' ? value === 0 : /^[-−+]?0+(?:[.,]0+)?\s*%?$/.test(value.trim());
}
