/** Lists of document numbers, ascending, each number as the distance from the one before in seven-bit bytes. */
export interface Postings {
  readonly starts: Uint32Array;
  readonly counts: Uint32Array;
  readonly bytes: Uint8Array;
}

/** Writes the list into `into` and tells its length. */
export function readList({ starts, bytes }: Postings, slot: number, into: Uint32Array): number {
  const end = starts[slot + 1] ?? 0;
  let at = starts[slot] ?? 0;
  let document = -1;
  let length = 0;
  while (at < end) {
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

/** Keeps in `kept` only those that the list has as well, and tells how many are left. */
export function keepCommon(
  { starts, bytes }: Postings,
  slot: number,
  kept: Uint32Array,
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
    while (read < length && (kept[read] ?? 0) < document) read++;
    if (read < length && kept[read] === document) {
      kept[left++] = document;
      read++;
    }
  }
  return left;
}

/** Two passes over the same documents in the same order: the first counts, the second writes. */
export class PostingsBuilder {
  #last: Int32Array<ArrayBuffer>;
  #counts: Uint32Array<ArrayBuffer>;
  #sizes: Uint32Array<ArrayBuffer>;
  #bytes = new Uint8Array(0);
  #ends = new Uint32Array(0);

  constructor(slots: number) {
    this.#last = new Int32Array(slots).fill(-1);
    this.#counts = new Uint32Array(slots);
    this.#sizes = new Uint32Array(slots);
  }

  /** The same document may come again and again in one list; it is counted once. */
  count(slot: number, document: number): void {
    if (slot >= this.#last.length) this.#grow(slot);
    const last = this.#last[slot] ?? -1;
    if (last === document) return;
    this.#sizes[slot] = (this.#sizes[slot] ?? 0) + sizeOf(document - last - 1);
    this.#counts[slot] = (this.#counts[slot] ?? 0) + 1;
    this.#last[slot] = document;
  }

  beginWriting(slots: number): void {
    if (slots > this.#last.length) this.#grow(slots - 1);
    this.#ends = new Uint32Array(slots + 1);
    for (let slot = 0; slot < slots; slot++)
      this.#ends[slot + 1] = (this.#ends[slot] ?? 0) + (this.#sizes[slot] ?? 0);
    this.#bytes = new Uint8Array(this.#ends[slots] ?? 0);
    this.#last.fill(-1);
  }

  write(slot: number, document: number): void {
    const last = this.#last[slot] ?? -1;
    if (last === document) return;
    let distance = document - last - 1;
    let at = this.#ends[slot] ?? 0;
    while (distance >= 0x80) {
      this.#bytes[at++] = (distance & 0x7f) | 0x80;
      distance >>>= 7;
    }
    this.#bytes[at++] = distance;
    this.#ends[slot] = at;
    this.#last[slot] = document;
  }

  /** Leaves the other lists out and numbers the chosen ones anew; they are ready to be written. */
  choose(isChosen: (slot: number, count: number) => boolean): {
    readonly slotOf: ReadonlyMap<number, number>;
    readonly builder: PostingsBuilder;
  } {
    const slotOf = new Map<number, number>();
    for (let slot = 0; slot < this.#counts.length; slot++)
      if (isChosen(slot, this.#counts[slot] ?? 0)) slotOf.set(slot, slotOf.size);
    const builder = new PostingsBuilder(slotOf.size);
    for (const [slot, at] of slotOf) {
      builder.#counts[at] = this.#counts[slot] ?? 0;
      builder.#sizes[at] = this.#sizes[slot] ?? 0;
    }
    builder.beginWriting(slotOf.size);
    return { slotOf, builder };
  }

  finish(): Postings {
    // Each list has been written up to where the next one begins.
    const starts = this.#ends.slice();
    starts.copyWithin(1, 0);
    starts[0] = 0;
    return { starts, counts: this.#counts.slice(0, starts.length - 1), bytes: this.#bytes };
  }

  #grow(slot: number): void {
    const slots = Math.max(slot + 1, this.#last.length * 2);
    const last = new Int32Array(slots).fill(-1);
    last.set(this.#last);
    const counts = new Uint32Array(slots);
    counts.set(this.#counts);
    const sizes = new Uint32Array(slots);
    sizes.set(this.#sizes);
    [this.#last, this.#counts, this.#sizes] = [last, counts, sizes];
  }
}

function sizeOf(distance: number): number {
  if (distance < 0x80) return 1;
  if (distance < 0x4000) return 2;
  return distance < 0x200000 ? 3 : 4;
}
