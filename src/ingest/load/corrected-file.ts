import type { Decoded, Peek, TableRow } from '../decode/peek.ts';

/** The columns before the records of a file of rejected rows. */
export const CORRECTION_COLUMNS = ['#line', '#rule', '#message'] as const;

/** A file of rejected rows that somebody has corrected: what it was made from, and where its records stood there. */
export interface Corrected {
  /** The name of the file whose records these were. */
  readonly of: string;
  /** The line of each record in the original, by its line here. */
  readonly lines: Map<number, number>;
}

/** The name before the first sentence of `#message`; null where the file is none of rejected rows. */
export function findOriginalName({ content }: Peek): string | null {
  if (content.kind !== 'table' || !isCorrection(content.header)) return null;
  const [, , message = ''] = content.sample[0] ?? [];
  return /^'?(.+?): /.exec(message)?.[1] ?? null;
}

export const isCorrection = (header: readonly string[]): boolean =>
  CORRECTION_COLUMNS.every((name, at) => header[at]?.trim() === name);

/** The file as its format knows it, without the three columns. */
export function readCorrected(decoded: Decoded, of: string): { decoded: Decoded; corrected: Corrected } {
  const lines = new Map<number, number>();
  if (decoded.kind !== 'table') return { decoded, corrected: { of, lines } };
  const count = CORRECTION_COLUMNS.length;
  return {
    corrected: { of, lines },
    decoded: {
      ...decoded,
      header: decoded.header.slice(count),
      async *rows() {
        for await (const rows of decoded.rows())
          yield rows.map((row): TableRow => {
            const original = Number(row.cells[0]);
            if (Number.isSafeInteger(original)) lines.set(row.line, original);
            return { line: row.line, raw: withoutCells(row, count), cells: row.cells.slice(count) };
          });
      },
    },
  };
}

/** The peek of the same file. */
export function peekCorrected(peek: Peek, of: string): Peek {
  if (peek.content.kind !== 'table') return peek;
  const slash = of.lastIndexOf('/');
  const count = CORRECTION_COLUMNS.length;
  return {
    ...peek,
    name: of.slice(slash + 1),
    ...(slash > 0 && { folder: of.slice(0, slash) }),
    content: {
      ...peek.content,
      header: peek.content.header.slice(count),
      sample: peek.content.sample.map((cells) => cells.slice(count)),
    },
  };
}

/** The raw text behind the first cells, which may be quoted. */
function withoutCells({ raw, cells }: TableRow, count: number): string {
  let at = 0;
  for (const cell of cells.slice(0, count)) {
    const isQuoted = raw.charAt(at) === '"';
    at += (isQuoted ? cell.replaceAll('"', '""').length + 2 : cell.length) + 1;
  }
  return raw.slice(at);
}
