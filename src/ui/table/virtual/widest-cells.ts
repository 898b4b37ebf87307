import { toRichCell } from '../cells/cell-value.ts';
import type { Line } from '../lines.ts';
import type { Cell, Column, Row } from '../table-data.ts';

/**
 * A row that no one sees: it has the longest cell of each column, and so gives the columns their widths. Without it
 * they would move whenever a longer line comes into view.
 */
export function widestRow(lines: readonly Line[], columns: readonly Column[]): Row {
  const rows = lines.flatMap((line) => (line.kind === 'row' ? [line.row] : []));
  const cells = columns.map(({ key }) => [key, longestCell(rows, key)] as const);
  return { id: 'widest', cells: Object.fromEntries(cells) };
}

function longestCell(rows: readonly Row[], key: string): Cell {
  let longest: Cell = null;
  let most = -1;
  for (const row of rows) {
    const cell = row.cells[key] ?? null;
    const length = lengthOf(cell);
    if (length <= most) continue;
    most = length;
    longest = cell;
  }
  return longest;
}

/** The digits of a number before its decimals, which are the same all the way down a column. */
function lengthOf(cell: Cell): number {
  const { val, unit = '' } = toRichCell(cell);
  const written = typeof val === 'number' ? String(Math.trunc(val)) : (val ?? '');
  return written.length + unit.length;
}
