import type { Cell, RichCell, Row, Value } from '../table-data.ts';

export function toRichCell(cell: Cell | undefined): RichCell {
  if (cell === undefined) return { val: null };
  return typeof cell === 'object' && cell !== null ? cell : { val: cell };
}

export function valueAt(row: Row, key: string): Value {
  return toRichCell(row.cells[key]).val;
}

export function isBlank(value: Value): value is null | '' {
  return value === null || (typeof value === 'string' && value.trim() === '');
}
