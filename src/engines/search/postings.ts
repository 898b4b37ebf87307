/** Lists of document numbers, ascending, each number as the distance from the one before in seven-bit bytes. */
export interface Postings {
  readonly starts: Uint32Array;
  readonly counts: Uint32Array;
  readonly bytes: Uint8Array;
}

/** Writes the list into `into`, or so many of it, and returns how many that were. */
export function readList(
  { starts, bytes }: Postings,
  slot: number,
  into: Uint32Array,
  most = Number.POSITIVE_INFINITY,
): number {
  const end = starts[slot + 1] ?? 0;
  let at = starts[slot] ?? 0;
  let document = -1;
  let length = 0;
  while (at < end && length < most) {
    let byte = bytes[at++] ?? 0;
    let distance = byte & 0x7f;
    for (let shift = 7; byte >= 0x80; shift += 7) {
      byte = bytes[at++] ?? 0;
      distance |= (byte & 0x7f) << shift;
    }
    document += distance + 1;
    into[length++] = document;
  }
  return length;
}

/** Sets the bits of all in the list up to `last`. */
export function markList({ starts, bytes }: Postings, slot: number, bits: Uint32Array, last: number): void {
  const end = starts[slot + 1] ?? 0;
  let at = starts[slot] ?? 0;
  let document = -1;
  while (at < end && document < last) {
    let byte = bytes[at++] ?? 0;
    let distance = byte & 0x7f;
    for (let shift = 7; byte >= 0x80; shift += 7) {
      byte = bytes[at++] ?? 0;
      distance |= (byte & 0x7f) << shift;
    }
    document += distance + 1;
    bits[document >>> 5] = (bits[document >>> 5] ?? 0) | (1 << (document & 31));
  }
}

/** Keeps in `documents` only those that the list has as well, and returns how many are left. */
export function keepCommon(
  { starts, bytes }: Postings,
  slot: number,
  documents: Uint32Array,
  length: number,
): number {
  const end = starts[slot + 1] ?? 0;
  let at = starts[slot] ?? 0;
  let document = -1;
  let [read, left] = [0, 0];
  while (at < end && read < length) {
    let byte = bytes[at++] ?? 0;
    let distance = byte & 0x7f;
    for (let shift = 7; byte >= 0x80; shift += 7) {
      byte = bytes[at++] ?? 0;
      distance |= (byte & 0x7f) << shift;
    }
    document += distance + 1;
    while (read < length && (documents[read] ?? 0) < document) read++;
    if (read < length && documents[read] === document) {
      documents[left++] = document;
      read++;
    }
  }
  return left;
}

/** What a builder knows of a list stands side by side: its last document, how many there are, and its bytes so far. */
const LAST = 0;
const COUNT = 1;
const BYTES = 2;
const FACTS = 4;

/** Two passes over the same documents in the same order: the first counts, the second writes. */
export class PostingsBuilder {
  readonly #slots: number;
  readonly #facts: Int32Array;
  #bytes = new Uint8Array(0);

  constructor(slots: number) {
    this.#slots = slots;
    this.#facts = new Int32Array(slots * FACTS);
    this.#forgetLast();
  }

  /** The same document may come again and again in one list; it is counted once. */
  count(slots: Uint32Array, from: number, to: number, document: number): void {
    const facts = this.#facts;
    for (let at = from; at < to; at++) {
      const position = (slots[at] ?? 0) * FACTS;
      const last = facts[position + LAST] ?? -1;
      if (last === document) continue;
      facts[position + LAST] = document;
      facts[position + COUNT] = (facts[position + COUNT] ?? 0) + 1;
      facts[position + BYTES] = (facts[position + BYTES] ?? 0) + sizeOf(document - last - 1);
    }
  }

  /** From here on each list knows where its next byte goes. */
  beginWriting(): void {
    let end = 0;
    for (let slot = 0; slot < this.#slots; slot++) {
      const size = this.#facts[slot * FACTS + BYTES] ?? 0;
      this.#facts[slot * FACTS + BYTES] = end;
      end += size;
    }
    this.#bytes = new Uint8Array(end);
    this.#forgetLast();
  }

  write(slots: Uint32Array, from: number, to: number, document: number): void {
    const [facts, bytes] = [this.#facts, this.#bytes];
    for (let at = from; at < to; at++) {
      const position = (slots[at] ?? 0) * FACTS;
      const last = facts[position + LAST] ?? -1;
      if (last === document) continue;
      facts[position + LAST] = document;
      facts[position + BYTES] = writeDistance(bytes, facts[position + BYTES] ?? 0, document - last - 1);
    }
  }

  finish(): Postings {
    const starts = new Uint32Array(this.#slots + 1);
    const counts = new Uint32Array(this.#slots);
    for (let slot = 0; slot < this.#slots; slot++) {
      counts[slot] = this.#facts[slot * FACTS + COUNT] ?? 0;
      // Each list has been written up to where the next one begins.
      starts[slot + 1] = this.#facts[slot * FACTS + BYTES] ?? 0;
    }
    return { starts, counts, bytes: this.#bytes };
  }

  #forgetLast(): void {
    for (let at = LAST; at < this.#facts.length; at += FACTS) this.#facts[at] = -1;
  }
}

function writeDistance(bytes: Uint8Array, from: number, distance: number): number {
  let [at, left] = [from, distance];
  while (left >= 0x80) {
    bytes[at++] = (left & 0x7f) | 0x80;
    left >>>= 7;
  }
  bytes[at++] = left;
  return at;
}

function sizeOf(distance: number): number {
  if (distance < 0x80) return 1;
  if (distance < 0x4000) return 2;
  return distance < 0x200000 ? 3 : 4;
}
