const GOLDEN = 0x9e3779b1;

/** Finds the row of an id: a table of places, at most two thirds of them taken, each with a row or nothing. */
export class RowOfId {
  readonly #ids: Int32Array;
  /** One more than the row; nothing is 0. */
  readonly #places: Uint32Array;
  readonly #shift: number;

  constructor(ids: Int32Array) {
    const bits = Math.max(1, 32 - Math.clz32(ids.length * 1.5));
    this.#ids = ids;
    this.#places = new Uint32Array(2 ** bits);
    this.#shift = 32 - bits;
    for (const [row, id] of ids.entries()) this.#places[this.#placeOf(id)] = row + 1;
  }

  find(id: number): number | null {
    const row = (this.#places[this.#placeOf(id)] ?? 0) - 1;
    return row < 0 ? null : row;
  }

  /** Its own, or the first free one after those that others have taken. */
  #placeOf(id: number): number {
    const last = this.#places.length - 1;
    let place = Math.imul(id, GOLDEN) >>> this.#shift;
    for (;;) {
      const row = (this.#places[place] ?? 0) - 1;
      if (row < 0 || this.#ids[row] === id) return place;
      place = place === last ? 0 : place + 1;
    }
  }
}
