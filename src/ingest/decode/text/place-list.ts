import type { PackedRows } from '../packed-rows.ts';

const FIRST_ROOM = 16_384;
/** Marks a place in the texts that were changed, which come behind the others once their length is known. */
const CHANGED = 0x8000_0000;

/** Where the cells of the records are in the text that is being split; the record that is begun may be dropped. */
export class PlaceList {
  #places = new Uint32Array(FIRST_ROOM);
  #length = 0;
  #record = 0;
  #changed: string[] = [];
  #changedLength = 0;
  #changedBefore = 0;
  #changedLengthBefore = 0;

  begin(line: number, start: number): void {
    this.#record = this.#length;
    this.#changedBefore = this.#changed.length;
    this.#changedLengthBefore = this.#changedLength;
    this.#push(line, start);
    this.#push(0, 0);
  }

  cell(start: number, end: number): void {
    this.#push(start, end);
  }

  /** A cell whose text is not as it stands in the file. */
  changedCell(text: string): void {
    const start = this.#changedLength;
    this.#changed.push(text);
    this.#changedLength += text.length;
    this.#push(CHANGED + start, CHANGED + this.#changedLength);
  }

  finish(end: number): void {
    this.#places[this.#record + 2] = end;
    this.#places[this.#record + 3] = (this.#length - this.#record - 4) / 2;
  }

  drop(): void {
    this.#length = this.#record;
    this.#changed.length = this.#changedBefore;
    this.#changedLength = this.#changedLengthBefore;
  }

  /** All finished records, and an empty list again. */
  take(text: string): PackedRows | null {
    if (this.#length === 0) return null;
    const places = this.#places.slice(0, this.#length);
    if (this.#changed.length > 0) settleChanged(places, text.length);
    const packed = { text: text + this.#changed.join(''), places };
    this.#length = 0;
    this.#changed = [];
    this.#changedLength = 0;
    return packed;
  }

  #push(one: number, other: number): void {
    if (this.#length + 2 > this.#places.length) {
      const larger = new Uint32Array(this.#places.length * 2);
      larger.set(this.#places);
      this.#places = larger;
    }
    this.#places[this.#length++] = one;
    this.#places[this.#length++] = other;
  }
}

function settleChanged(places: Uint32Array, textLength: number): void {
  let at = 0;
  while (at < places.length) {
    const end = at + 4 + 2 * (places[at + 3] ?? 0);
    for (at += 4; at < end; at++) {
      const place = places[at] ?? 0;
      if (place >= CHANGED) places[at] = place - CHANGED + textLength;
    }
  }
}
