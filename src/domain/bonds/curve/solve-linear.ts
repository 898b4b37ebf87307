/** Gauss with the largest pivot; each row carries its right side last. The rows are overwritten. */
export function solveLinear(rows: number[][]): number[] {
  const size = rows.length;
  for (let column = 0; column < size; column++) {
    const pivot = bringPivot(rows, column);
    const head = pivot[column] ?? 0;
    for (let i = column + 1; i < size; i++) {
      const row = rows[i] ?? [];
      const factor = (row[column] ?? 0) / head;
      for (let k = column; k <= size; k++) row[k] = (row[k] ?? 0) - factor * (pivot[k] ?? 0);
    }
  }
  const found = new Array<number>(size).fill(0);
  for (let i = size - 1; i >= 0; i--) {
    const row = rows[i] ?? [];
    let side = row[size] ?? 0;
    for (let k = i + 1; k < size; k++) side -= (row[k] ?? 0) * (found[k] ?? 0);
    found[i] = side / (row[i] ?? 0);
  }
  return found;
}

function bringPivot(rows: number[][], column: number): number[] {
  let place = column;
  for (let i = column + 1; i < rows.length; i++) {
    if (Math.abs(rows[i]?.[column] ?? 0) > Math.abs(rows[place]?.[column] ?? 0)) place = i;
  }
  const [pivot, swapped] = [rows[place] ?? [], rows[column] ?? []];
  rows[place] = swapped;
  rows[column] = pivot;
  return pivot;
}
