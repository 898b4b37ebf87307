type Rows = readonly Readonly<Record<string, unknown>>[];

export const toJsonLine = (rows: Rows): string => `${JSON.stringify(rows)}\n`;

/** Columns as wide as their longest value, without frames: it can be read and cut. */
export function toTextTable(rows: Rows): string {
  const [first] = rows;
  if (!first) return 'nothing to show\n';
  const heads = Object.keys(first);
  const lines = [heads, ...rows.map((row) => heads.map((head) => toCell(row[head])))];
  const widths = heads.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const write = (line: readonly string[]) =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  return `${lines.map(write).join('\n')}\n`;
}

/** What others wrote must not move the cursor or colour the terminal. */
function toCell(value: unknown): string {
  if (value === null || value === undefined) return '-';
  if (value instanceof Date) return value.toISOString();
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return text.replaceAll(/\p{Cc}/gu, ' ');
}
