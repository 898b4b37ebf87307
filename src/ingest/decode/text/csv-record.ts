/** Cells as one record of a CSV file. */
export function toCsvRecord(cells: readonly string[], delimiter = ','): string {
  // A record of one empty cell would be a blank line.
  if (cells.length === 1 && cells[0] === '') return '""';
  return cells.map((cell) => toCell(cell, delimiter)).join(delimiter);
}

function toCell(cell: string, delimiter: string): string {
  return /["\r\n]/.test(cell) || cell.includes(delimiter) || cell.startsWith('\ufeff')
    ? `"${cell.replaceAll('"', '""')}"`
    : cell;
}
