const GOLDEN = 0x9e3779b1;

/** Finds the row of an id: a table of positions, at most two thirds of them taken, each with a row or nothing. */
export class RowOfId {
  readonly #ids: Int32Array;
  /** One more than the row; nothing is 0. */
  readonly #positions: Uint32Array;
  readonly #shift: number;

  constructor(ids: Int32Array) {
    const bits = Math.max(1, 32 - Math.clz32(ids.length * 1.5));
    this.#ids = ids;
    this.#positions = new Uint32Array(2 ** bits);
    this.#shift = 32 - bits;
    for (const [row, id] of ids.entries()) this.#positions[this.#positionOf(id)] = row + 1;
  }

  find(id: number): number | null {
    const row = (this.#positions[this.#positionOf(id)] ?? 0) - 1;
    return row < 0 ? null : row;
  }

  /** Its own, or the first free one after those that others have taken. */
  #positionOf(id: number): number {
    const last = this.#positions.length - 1;
    let position = Math.imul(id, GOLDEN) >>> this.#shift;
    for (;;) {
      const row = (this.#positions[position] ?? 0) - 1;
      if (row < 0 || this.#ids[row] === id) return position;
      position = position === last ? 0 : position + 1;
    }
  }
}
