import type { TableRow } from './peek.ts';

/**
 * Rows on their way from one thread to another: one text and the places in it. Thousands of small strings would take
 * longer to copy than to find.
 */
export interface PackedRows {
  readonly text: string;
  /** Per row: line, where its raw text begins and ends, how many cells; then where each cell begins and ends. */
  readonly places: Uint32Array<ArrayBuffer>;
}

const ROW_HEAD = 4;

/** Few rows at a time are short-lived: nothing of them has to be moved by the garbage collector. */
const ROWS_AT_ONCE = 256;

export function* unpackBatches(packed: PackedRows): Generator<TableRow[]> {
  for (let at = 0; at < packed.places.length; ) {
    const rows: TableRow[] = [];
    at = unpackInto(rows, packed, at, ROWS_AT_ONCE);
    yield rows;
  }
}

export function unpackRows(packed: PackedRows): TableRow[] {
  const rows: TableRow[] = [];
  unpackInto(rows, packed, 0, Number.POSITIVE_INFINITY);
  return rows;
}

/** Returns where the next row begins. */
function unpackInto(rows: TableRow[], { text, places }: PackedRows, start: number, most: number): number {
  let at = start;
  while (at < places.length && rows.length < most) {
    const line = place(places, at);
    const begin = place(places, at + 1);
    const end = place(places, at + 2);
    const count = place(places, at + 3);
    at += ROW_HEAD;
    const cells = new Array<string>(count);
    for (let cell = 0; cell < count; cell++, at += 2)
      cells[cell] = text.slice(place(places, at), place(places, at + 1));
    rows.push(new PackedRow(line, text, begin, end, cells));
  }
  return at;
}

/** The raw text is wanted only of the few rows that are not taken. */
class PackedRow implements TableRow {
  readonly line: number;
  readonly cells: readonly string[];
  readonly #text: string;
  readonly #start: number;
  readonly #end: number;

  constructor(line: number, text: string, start: number, end: number, cells: readonly string[]) {
    this.line = line;
    this.cells = cells;
    this.#text = text;
    this.#start = start;
    this.#end = end;
  }

  get raw(): string {
    return this.#text.slice(this.#start, this.#end);
  }
}

/** Collects rows that come as values, until a batch is full. */
export class RowPacker {
  #pieces: string[] = [];
  #places: number[] = [];
  #length = 0;

  get isFull(): boolean {
    return this.#length >= BATCH_CHARACTERS;
  }

  add({ line, raw, cells }: TableRow): void {
    this.#places.push(line, ...this.#put(raw), cells.length);
    for (const cell of cells) this.#places.push(...this.#put(cell));
  }

  take(): PackedRows | null {
    if (this.#places.length === 0) return null;
    const packed = { text: this.#pieces.join(''), places: Uint32Array.from(this.#places) };
    this.#pieces = [];
    this.#places = [];
    this.#length = 0;
    return packed;
  }

  #put(piece: string): [number, number] {
    const start = this.#length;
    this.#pieces.push(piece);
    this.#length += piece.length;
    return [start, this.#length];
  }
}

const BATCH_CHARACTERS = 131_072;

function place(places: Uint32Array, at: number): number {
  return places[at] ?? 0;
}

/** Leaves out the first rows of a table: what stands above it, and its header. */
export async function* skipRows(
  batches: AsyncIterable<PackedRows>,
  count: number,
): AsyncGenerator<PackedRows> {
  let left = count;
  for await (const { text, places } of batches) {
    let at = 0;
    for (; left > 0 && at < places.length; left--) at += ROW_HEAD + 2 * place(places, at + 3);
    if (at < places.length) yield { text, places: at === 0 ? places : places.slice(at) };
  }
}
