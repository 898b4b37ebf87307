import type { Decoded, TableRow } from '../decode/peek.ts';

/** Columns that are certainly no close. */
const OTHER = /open|high|low|vol|date|time|value|turnover|amount|split|divid|откр|макс|мин|об[ъь]|дата/i;

/** Lets the rows of a table pass and remembers the present ones, for checks that look at columns which no record has. */
export function tapTable(decoded: Decoded, bytes: number, closeColumn: string | undefined) {
  let present: readonly TableRow[] = [];
  let at = 0;
  let read = 0;
  if (decoded.kind !== 'table')
    return { decoded, othersOf: () => new Map<string, number>(), progress: () => null };
  const candidates = decoded.header.flatMap((name, place) =>
    OTHER.test(name) || name === (closeColumn ?? 'close') ? [] : [{ name, place }],
  );
  const tapped: Decoded = {
    ...decoded,
    async *rows() {
      read = 0;
      for await (const rows of decoded.rows()) {
        [present, at] = [rows, 0];
        // One row is as long as another.
        read += rows.length * ((rows[0]?.raw.length ?? 0) + 1);
        yield rows;
      }
    },
  };
  /** Lines come in the order of the rows. */
  const findRow = (line: number): TableRow | undefined => {
    if ((present[at]?.line ?? line) > line) at = 0;
    while ((present[at]?.line ?? line) < line) at++;
    return present[at]?.line === line ? present[at] : undefined;
  };
  return {
    decoded: tapped,
    othersOf(line: number): ReadonlyMap<string, number> {
      const row = candidates.length > 0 ? findRow(line) : undefined;
      const numbers = new Map<string, number>();
      if (!row) return numbers;
      for (const { name, place } of candidates) {
        const value = Number.parseFloat(row.cells[place] ?? '');
        if (Number.isFinite(value)) numbers.set(name, value);
      }
      return numbers;
    },
    progress: (): number | null => (bytes > 0 ? Math.min(1, read / bytes) : null),
  };
}
