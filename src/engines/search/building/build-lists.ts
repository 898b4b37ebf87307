import { LATIN_GRAMS } from '../grams.ts';
import { type Postings, PostingsBuilder } from '../postings.ts';
import type { FrequentWords, Segment } from '../segment.ts';
import { SPACE } from '../units.ts';
import { isFirstOfKey, type MetWords, readWords, wordOf } from './met-words.ts';
import { readWordGrams, type WordGrams } from './word-grams.ts';

const FREQUENT_FROM = 64;
const SHORTEST_FREQUENT = 4;
const SHORTEST_SORTED = 3;
const NOT_CHOSEN = 0xffffffff;

type GramLists = Pick<Segment, 'inside' | 'atWordStart' | 'atKeyStart'>;
type Lists = GramLists & Pick<Segment, 'wideGrams' | 'wideSlots' | 'words' | 'frequent'>;

export function buildLists(text: Uint8Array, starts: Uint32Array): Lists {
  const met = readWords(text, starts);
  const grams = readWordGrams(text, met.words);
  const wide = [...grams.wide].sort(([one], [other]) => one - other);
  return {
    wideGrams: Uint32Array.from(wide, ([gram]) => gram),
    wideSlots: Uint32Array.from(wide, ([, slot]) => slot),
    ...buildGramLists(met, grams),
    words: met.words.sortedLatin(SHORTEST_SORTED),
    frequent: buildFrequent(text, met),
  };
}

/** Goes over all documents twice: once to know how long each list is, once to write it. */
function buildGramLists(met: MetWords, grams: WordGrams): GramLists {
  const slots = LATIN_GRAMS + grams.wide.size;
  const [inside, atWordStart, atKeyStart] = [
    new PostingsBuilder(slots),
    new PostingsBuilder(slots),
    new PostingsBuilder(slots),
  ];
  const builders: Builders = { inside, atWordStart, atKeyStart };
  countAll(met, grams, builders);
  for (const builder of Object.values(builders)) builder.beginWriting();
  writeAll(met, grams, builders);
  return { inside: inside.finish(), atWordStart: atWordStart.finish(), atKeyStart: atKeyStart.finish() };
}

type Builders = Readonly<Record<keyof GramLists, PostingsBuilder>>;

// Written out twice: a call that may be one or the other is never put in line, and these are most of a build.

function countAll({ met, starts }: MetWords, { slots, inside, start }: WordGrams, builders: Builders): void {
  for (let document = 0; document + 1 < starts.length; document++) {
    const end = starts[document + 1] ?? 0;
    for (let at = starts[document] ?? 0; at < end; at++) {
      const entry = met[at] ?? 0;
      const word = wordOf(entry);
      const from = start[word] ?? 0;
      const to = inside[word + 1] ?? 0;
      if (isFirstOfKey(entry)) builders.atKeyStart.count(slots, from, to, document);
      else {
        builders.inside.count(slots, inside[word] ?? 0, from, document);
        builders.atWordStart.count(slots, from, to, document);
      }
    }
  }
}

function writeAll({ met, starts }: MetWords, { slots, inside, start }: WordGrams, builders: Builders): void {
  for (let document = 0; document + 1 < starts.length; document++) {
    const end = starts[document + 1] ?? 0;
    for (let at = starts[document] ?? 0; at < end; at++) {
      const entry = met[at] ?? 0;
      const word = wordOf(entry);
      const from = start[word] ?? 0;
      const to = inside[word + 1] ?? 0;
      if (isFirstOfKey(entry)) builders.atKeyStart.write(slots, from, to, document);
      else {
        builders.inside.write(slots, inside[word] ?? 0, from, document);
        builders.atWordStart.write(slots, from, to, document);
      }
    }
  }
}

/** Each frequent word has one list of its own, so its slots are the words themselves, numbered anew. */
function buildFrequent(text: Uint8Array, met: MetWords): FrequentWords {
  const { words } = met;
  const counts = countDocuments(met);
  const chosen: number[] = [];
  const slots = new Uint32Array(words.size).fill(NOT_CHOSEN);
  for (let word = 0; word < words.size; word++) {
    const isLong = words.toOf(word) - words.fromOf(word) >= SHORTEST_FREQUENT;
    if ((counts[word] ?? 0) >= FREQUENT_FROM && isLong && words.isLatin(word))
      slots[word] = chosen.push(word) - 1;
  }
  const builder = new PostingsBuilder(chosen.length);
  goOverChosen(met, slots, builder, 'count');
  builder.beginWriting();
  goOverChosen(met, slots, builder, 'write');
  return toFrequentWords(text, met, chosen, builder.finish());
}

function countDocuments({ words, met }: MetWords): Uint32Array {
  const counts = new Uint32Array(words.size);
  for (let at = 0; at < met.length; at++) {
    const entry = met[at] ?? 0;
    if (!isFirstOfKey(entry)) counts[wordOf(entry)] = (counts[wordOf(entry)] ?? 0) + 1;
  }
  return counts;
}

function goOverChosen(
  { met, starts }: MetWords,
  slots: Uint32Array,
  builder: PostingsBuilder,
  what: 'count' | 'write',
): void {
  for (let document = 0; document + 1 < starts.length; document++) {
    const end = starts[document + 1] ?? 0;
    for (let at = starts[document] ?? 0; at < end; at++) {
      const word = wordOf(met[at] ?? 0);
      if (slots[word] !== NOT_CHOSEN) builder[what](slots, word, word + 1, document);
    }
  }
}

function toFrequentWords(
  text: Uint8Array,
  { words }: MetWords,
  chosen: readonly number[],
  lists: Postings,
): FrequentWords {
  const bytes: number[] = [SPACE];
  const starts: number[] = [];
  for (const word of chosen) {
    starts.push(bytes.length);
    bytes.push(...text.subarray(words.fromOf(word), words.toOf(word)), SPACE);
  }
  return { text: Uint8Array.from(bytes), starts: Uint32Array.from(starts), lists };
}
