import type { SearchDocument } from '../document.ts';
import { isName, keysOf, LOOSE } from '../keys.ts';
import { isFormOnly } from '../legal-forms.ts';
import type { Segment } from '../segment.ts';
import { BYTES_PER_UNIT, hashBytes, SPACE, writeUnits } from '../units.ts';
import { buildLists } from './build-lists.ts';
import { GrowingList } from './growing-list.ts';
import { largestFirst, MOST_POSITIONS, orderBy, sortPairs } from './sorted-pairs.ts';

/** Takes the documents of one category in any order, and makes the index of them. */
export class SegmentBuilder {
  #text = new Uint8Array(1 << 16);
  #length = 0;
  readonly #starts: number[] = [0];
  readonly #ids: number[] = [];
  readonly #weights: number[] = [];
  readonly #statuses: number[] = [];

  add(document: SearchDocument): void {
    if (this.#ids.length >= MOST_POSITIONS)
      throw new Error(`more than ${MOST_POSITIONS} documents in a category`);
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
    const byId = orderBy(this.#ids.length, (at) => this.#ids[at] ?? 0);
    const heaviest = orderBy(byId.length, (position) =>
      largestFirst(this.#weights[byId[position] ?? 0] ?? 0),
    );
    const order = heaviest.map((position) => byId[position] ?? 0);
    const { text, starts } = this.#textInOrder(order);
    const ids = new Int32Array(order.length).map((_, at) => this.#ids[order[at] ?? 0] ?? 0);
    return {
      text,
      starts,
      ids,
      weights: new Float32Array(order.length).map((_, at) => this.#weights[order[at] ?? 0] ?? 0),
      statuses: new Uint16Array(order.length).map((_, at) => this.#statuses[order[at] ?? 0] ?? 0),
      byId: orderBy(ids.length, (at) => ids[at] ?? 0),
      ...buildLists(text, starts),
      ...buildKeyHashes(text, starts),
    };
  }

  #textInOrder(order: Uint32Array): { text: Uint8Array; starts: Uint32Array } {
    const text = new Uint8Array(this.#length);
    const starts = new Uint32Array(order.length + 1);
    const unordered = this.#text;
    let end = 0;
    for (let position = 0; position < order.length; position++) {
      const document = order[position] ?? 0;
      const to = this.#starts[document + 1] ?? 0;
      for (let at = this.#starts[document] ?? 0; at < to; at++) text[end++] = unordered[at] ?? 0;
      starts[position + 1] = end;
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

/** Under its whole text each key is known, and a name also without the legal forms behind it. */
function buildKeyHashes(text: Uint8Array, starts: Uint32Array): Pick<Segment, 'keyHashes' | 'keyDocuments'> {
  const hashes = new GrowingList();
  const documents = new GrowingList();
  const add = (from: number, to: number, document: number) => {
    hashes.push(hashBytes(text, from, to));
    documents.push(document);
  };
  for (let document = 0; document + 1 < starts.length; document++) {
    const end = starts[document + 1] ?? 0;
    for (let at = starts[document] ?? 0; at < end; ) {
      const mark = text[at];
      const from = at + 1;
      at = endOfKey(text, from, end);
      if (mark === LOOSE) continue;
      add(from, at, document);
      for (let to = lastSpace(text, from, at); isName(mark) && to > from; to = lastSpace(text, from, to)) {
        if (!isFormOnly(text, to, at)) break;
        add(from, to, document);
      }
    }
  }
  const { keys, positions } = sortPairs(hashes.numbers, documents.numbers);
  return { keyHashes: keys, keyDocuments: positions };
}

/** Before `to`; `from` when there is none. */
function lastSpace(text: Uint8Array, from: number, to: number): number {
  let at = to - 1;
  while (at > from && text[at] !== SPACE) at--;
  return Math.max(at, from);
}

function endOfKey(text: Uint8Array, from: number, end: number): number {
  let at = from;
  while (at < end && (text[at] ?? 0) >= SPACE) at++;
  return at;
}
