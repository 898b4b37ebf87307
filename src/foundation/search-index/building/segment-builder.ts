import type { SearchDocument } from '../document.ts';
import { keysOf, LOOSE, SPACE } from '../keys.ts';
import { type Postings, PostingsBuilder } from '../postings.ts';
import type { FrequentWords, Segment } from '../segment.ts';
import { BYTES_PER_UNIT, hashBytes, writeUnits } from '../units.ts';
import { GramReader } from './read-grams.ts';
import { endOfWord, WordTable } from './word-table.ts';

/** A key's hash and its document share the 53 bits of a number. */
export const MOST_DOCUMENTS = 2 ** 21;
const FREQUENT_FROM = 64;
const SHORTEST_FREQUENT = 4;

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

type Lists = Pick<
  Segment,
  'wideGrams' | 'wideSlots' | 'inside' | 'atWordStart' | 'atKeyStart' | 'words' | 'frequent'
>;

function buildLists(text: Uint8Array, starts: Uint32Array): Lists {
  const reader = new GramReader();
  const words = new WordTable(text);
  const builders = {
    inside: new PostingsBuilder(reader.slots),
    atWordStart: new PostingsBuilder(reader.slots),
    atKeyStart: new PostingsBuilder(reader.slots),
    words: new PostingsBuilder(1 << 13),
  };
  const documents = starts.length - 1;
  for (let document = 0; document < documents; document++) {
    const grams = reader.read(text, starts[document] ?? 0, starts[document + 1] ?? 0);
    for (let at = 0; at < grams.insideCount; at++) builders.inside.count(grams.inside[at] ?? 0, document);
    for (let at = 0; at < grams.wordStartCount; at++)
      builders.atWordStart.count(grams.atWordStart[at] ?? 0, document);
    for (let at = 0; at < grams.keyStartCount; at++)
      builders.atKeyStart.count(grams.atKeyStart[at] ?? 0, document);
    for (let at = 0; at < grams.wordCount; at += 2) {
      const word = words.add(grams.words[at] ?? 0, grams.words[at + 1] ?? 0);
      if (word !== null) builders.words.count(word, document);
    }
  }

  const frequent = builders.words.choose(
    (word, count) => count >= FREQUENT_FROM && isLong(text, words.fromOf(word)),
  );
  builders.inside.beginWriting(reader.slots);
  builders.atWordStart.beginWriting(reader.slots);
  builders.atKeyStart.beginWriting(reader.slots);
  for (let document = 0; document < documents; document++) {
    const grams = reader.read(text, starts[document] ?? 0, starts[document + 1] ?? 0);
    for (let at = 0; at < grams.insideCount; at++) builders.inside.write(grams.inside[at] ?? 0, document);
    for (let at = 0; at < grams.wordStartCount; at++)
      builders.atWordStart.write(grams.atWordStart[at] ?? 0, document);
    for (let at = 0; at < grams.keyStartCount; at++)
      builders.atKeyStart.write(grams.atKeyStart[at] ?? 0, document);
    for (let at = 0; at < grams.wordCount; at += 2) {
      const word = words.add(grams.words[at] ?? 0, grams.words[at + 1] ?? 0);
      const slot = word === null ? undefined : frequent.slotOf.get(word);
      if (slot !== undefined) frequent.builder.write(slot, document);
    }
  }
  const wide = [...reader.wide].sort(([one], [other]) => one - other);
  return {
    wideGrams: Uint32Array.from(wide, ([gram]) => gram),
    wideSlots: Uint32Array.from(wide, ([, slot]) => slot),
    inside: builders.inside.finish(),
    atWordStart: builders.atWordStart.finish(),
    atKeyStart: builders.atKeyStart.finish(),
    words: words.sorted(),
    frequent: toFrequentWords(text, words, [...frequent.slotOf.keys()], frequent.builder.finish()),
  };
}

const isLong = (text: Uint8Array, from: number) => endOfWord(text, from) - from >= SHORTEST_FREQUENT;

function toFrequentWords(
  text: Uint8Array,
  words: WordTable,
  chosen: readonly number[],
  lists: Postings,
): FrequentWords {
  const bytes: number[] = [SPACE];
  const starts: number[] = [];
  for (const word of chosen) {
    const from = words.fromOf(word);
    starts.push(bytes.length);
    bytes.push(...text.subarray(from, endOfWord(text, from)), SPACE);
  }
  return { text: Uint8Array.from(bytes), starts: Uint32Array.from(starts), lists };
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
