import { SPACE } from '../keys.ts';
import { type Postings, PostingsBuilder } from '../postings.ts';
import type { FrequentWords, Segment } from '../segment.ts';
import { GramReader } from './read-grams.ts';
import { endOfWord, WordTable } from './word-table.ts';

const FREQUENT_FROM = 64;
const SHORTEST_FREQUENT = 4;

type Lists = Pick<
  Segment,
  'wideGrams' | 'wideSlots' | 'inside' | 'atWordStart' | 'atKeyStart' | 'words' | 'frequent'
>;

/** Reads all documents twice: once to know how long each list is, once to write it. */
export function buildLists(text: Uint8Array, starts: Uint32Array): Lists {
  const reader = new GramReader();
  const builders = [0, 1, 2].map(() => new PostingsBuilder(reader.slots)) as Builders;
  const words = new WordTable(text);
  const wordLists = new PostingsBuilder(1 << 13);
  const met = new MetWords();
  const documents = starts.length - 1;

  for (let document = 0; document < documents; document++) {
    const grams = reader.read(text, starts[document] ?? 0, starts[document + 1] ?? 0);
    count(builders[0], grams.inside, grams.insideCount, document);
    count(builders[1], grams.atWordStart, grams.wordStartCount, document);
    count(builders[2], grams.atKeyStart, grams.keyStartCount, document);
    for (let at = 0; at < grams.wordCount; at += 2) {
      const word = words.add(grams.words[at] ?? 0, grams.words[at + 1] ?? 0);
      if (word === null) continue;
      wordLists.count(word, document);
      met.add(word, document);
    }
  }

  for (const builder of builders) builder.beginWriting(reader.slots);
  for (let document = 0; document < documents; document++) {
    const grams = reader.read(text, starts[document] ?? 0, starts[document + 1] ?? 0);
    write(builders[0], grams.inside, grams.insideCount, document);
    write(builders[1], grams.atWordStart, grams.wordStartCount, document);
    write(builders[2], grams.atKeyStart, grams.keyStartCount, document);
  }
  const wide = [...reader.wide].sort(([one], [other]) => one - other);
  return {
    wideGrams: Uint32Array.from(wide, ([gram]) => gram),
    wideSlots: Uint32Array.from(wide, ([, slot]) => slot),
    inside: builders[0].finish(),
    atWordStart: builders[1].finish(),
    atKeyStart: builders[2].finish(),
    words: words.sorted(),
    frequent: buildFrequent(text, words, wordLists, met),
  };
}

type Builders = [PostingsBuilder, PostingsBuilder, PostingsBuilder];

function count(builder: PostingsBuilder, slots: Uint32Array, length: number, document: number): void {
  for (let at = 0; at < length; at++) builder.count(slots[at] ?? 0, document);
}

function write(builder: PostingsBuilder, slots: Uint32Array, length: number, document: number): void {
  for (let at = 0; at < length; at++) builder.write(slots[at] ?? 0, document);
}

function buildFrequent(
  text: Uint8Array,
  words: WordTable,
  wordLists: PostingsBuilder,
  met: MetWords,
): FrequentWords {
  const isLong = (from: number) => endOfWord(text, from) - from >= SHORTEST_FREQUENT;
  const { slotOf, builder } = wordLists.choose(
    (word, documents) => documents >= FREQUENT_FROM && isLong(words.fromOf(word)),
  );
  const slots = new Int32Array(words.size).fill(-1);
  for (const [word, slot] of slotOf) slots[word] = slot;
  met.forEach((word, document) => {
    const slot = slots[word] ?? -1;
    if (slot >= 0) builder.write(slot, document);
  });
  return toFrequentWords(text, words, [...slotOf.keys()], builder.finish());
}

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

/** Which word was met in which document, in the order of the reading. */
class MetWords {
  #words = new Uint32Array(1 << 16);
  #documents = new Uint32Array(1 << 16);
  #length = 0;

  add(word: number, document: number): void {
    if (this.#length === this.#words.length) {
      this.#words = twice(this.#words);
      this.#documents = twice(this.#documents);
    }
    this.#words[this.#length] = word;
    this.#documents[this.#length++] = document;
  }

  forEach(call: (word: number, document: number) => void): void {
    for (let at = 0; at < this.#length; at++) call(this.#words[at] ?? 0, this.#documents[at] ?? 0);
  }
}

function twice(array: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(array.length * 2);
  larger.set(array);
  return larger;
}
