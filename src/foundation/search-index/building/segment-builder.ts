import type { SearchDocument } from '../document.ts';
import { keysOf, LOOSE, SPACE } from '../keys.ts';
import type { Segment } from '../segment.ts';
import { BYTES_PER_UNIT, hashBytes, writeUnits } from '../units.ts';
import { buildLists } from './build-lists.ts';

/** A key's hash and its document share the 53 bits of a number. */
export const MOST_DOCUMENTS = 2 ** 21;

/** Takes the documents of one category in any order, and makes the index of them. */
export class SegmentBuilder {
  #text = new Uint8Array(1 << 16);
  #length = 0;
  readonly #starts: number[] = [0];
  readonly #ids: number[] = [];
  readonly #weights: number[] = [];
  readonly #statuses: number[] = [];

  add(document: SearchDocument): void {
    if (this.#ids.length >= MOST_DOCUMENTS)
      throw new Error(`more than ${MOST_DOCUMENTS} documents in a category`);
    for (const [key, mark] of keysOf(document)) {
      this.#makeRoom(1 + key.length * BYTES_PER_UNIT);
      this.#text[this.#length++] = mark;
      this.#length = writeUnits(key, this.#text, this.#length);
    }
    this.#starts.push(this.#length);
    this.#ids.push(document.id);
    this.#weights.push(Number.isNaN(document.weight) ? 0 : Math.fround(document.weight));
    this.#statuses.push(document.status ?? 0);
  }

  finish(): Segment {
    const [ids, weights] = [this.#ids, this.#weights];
    const order = Uint32Array.from(ids, (_, at) => at).sort(
      (one, other) => (weights[other] ?? 0) - (weights[one] ?? 0) || (ids[one] ?? 0) - (ids[other] ?? 0),
    );
    const { text, starts } = this.#textInOrder(order);
    const sortedIds = Int32Array.from(order, (at) => ids[at] ?? 0);
    return {
      text,
      starts,
      ids: sortedIds,
      weights: Float32Array.from(order, (at) => weights[at] ?? 0),
      statuses: Uint16Array.from(order, (at) => this.#statuses[at] ?? 0),
      byId: Uint32Array.from(order, (_, at) => at).sort(
        (one, other) => (sortedIds[one] ?? 0) - (sortedIds[other] ?? 0),
      ),
      ...buildLists(text, starts),
      ...buildKeyHashes(text, starts),
    };
  }

  #textInOrder(order: Uint32Array): { text: Uint8Array; starts: Uint32Array } {
    const text = new Uint8Array(this.#length);
    const starts = new Uint32Array(order.length + 1);
    let end = 0;
    for (const [place, at] of order.entries()) {
      text.set(this.#text.subarray(this.#starts[at], this.#starts[at + 1]), end);
      end += (this.#starts[at + 1] ?? 0) - (this.#starts[at] ?? 0);
      starts[place + 1] = end;
    }
    this.#text = new Uint8Array(0);
    return { text, starts };
  }

  #makeRoom(bytes: number): void {
    if (this.#length + bytes <= this.#text.length) return;
    const larger = new Uint8Array(Math.max(this.#text.length * 2, this.#length + bytes));
    larger.set(this.#text);
    this.#text = larger;
  }
}

function buildKeyHashes(text: Uint8Array, starts: Uint32Array): Pick<Segment, 'keyHashes' | 'keyDocuments'> {
  let pairs = new Float64Array(Math.max(16, starts.length * 4));
  let count = 0;
  for (let document = 0; document + 1 < starts.length; document++) {
    const end = starts[document + 1] ?? 0;
    for (let at = starts[document] ?? 0; at < end; ) {
      const keyEnd = endOfKey(text, at + 1, end);
      if (text[at] !== LOOSE) {
        if (count === pairs.length) {
          const larger = new Float64Array(pairs.length * 2);
          larger.set(pairs);
          pairs = larger;
        }
        pairs[count++] = hashBytes(text, at + 1, keyEnd) * MOST_DOCUMENTS + document;
      }
      at = keyEnd;
    }
  }
  const sorted = pairs.subarray(0, count).sort();
  return {
    keyHashes: Uint32Array.from(sorted, (pair) => Math.floor(pair / MOST_DOCUMENTS)),
    keyDocuments: Uint32Array.from(sorted, (pair) => pair % MOST_DOCUMENTS),
  };
}

function endOfKey(text: Uint8Array, from: number, end: number): number {
  let at = from;
  while (at < end && (text[at] ?? 0) >= SPACE) at++;
  return at;
}
