import type { Decoded } from '../decode/peek.ts';

/** Columns that are certainly no close. */
const OTHER = /open|high|low|vol|date|time|value|turnover|amount|split|divid|откр|макс|мин|об[ъь]|дата/i;

/** Lets the rows of a table pass and remembers the present ones, for checks that look at columns which no record has. */
export function tapTable(decoded: Decoded, bytes: number, closeColumn: string | undefined) {
  let cells = new Map<number, readonly string[]>();
  let read = 0;
  if (decoded.kind !== 'table')
    return { decoded, othersOf: () => new Map<string, number>(), progress: () => null };
  const candidates = decoded.header.flatMap((name, at) =>
    OTHER.test(name) || name === (closeColumn ?? 'close') ? [] : [{ name, at }],
  );
  const tapped: Decoded = {
    ...decoded,
    async *rows() {
      read = 0;
      for await (const rows of decoded.rows()) {
        if (candidates.length > 0) cells = new Map(rows.map((row) => [row.line, row.cells]));
        for (const { cells: texts } of rows) for (const text of texts) read += text.length + 1;
        yield rows;
      }
    },
  };
  return {
    decoded: tapped,
    othersOf(line: number): ReadonlyMap<string, number> {
      const row = cells.get(line);
      const numbers = new Map<string, number>();
      if (!row) return numbers;
      for (const { name, at } of candidates) {
        const value = Number.parseFloat(row[at] ?? '');
        if (Number.isFinite(value)) numbers.set(name, value);
      }
      return numbers;
    },
    progress: (): number | null => (bytes > 0 ? Math.min(1, read / bytes) : null),
  };
}
