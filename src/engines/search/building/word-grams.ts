import { isLatin, LATIN_GRAMS, oneGram, threeGram, twoGram } from '../grams.ts';
import { LONGEST_KEY } from '../keys.ts';
import { readUnits } from '../units.ts';
import { GrowingList } from './growing-list.ts';
import type { WordTable } from './word-table.ts';

/** The slots of every word's grams, one word after the other. */
export interface WordGrams {
  readonly slots: Uint32Array;
  /** Where those begin that are inside of a word; one more than there are words. */
  readonly inside: Uint32Array;
  /** Where those begin that are at its start. */
  readonly start: Uint32Array;
  /** Grams of other scripts, numbered as they were met. */
  readonly wide: ReadonlyMap<number, number>;
}

export function readWordGrams(text: Uint8Array, words: WordTable): WordGrams {
  const wide = new Map<number, number>();
  const slots = new GrowingList();
  const inside = new Uint32Array(words.size + 1);
  const start = new Uint32Array(words.size);
  const units = new Uint16Array(LONGEST_KEY);
  const add = (gram: number) => slots.push(gram < LATIN_GRAMS ? gram : slotOfWide(wide, gram));

  for (let word = 0; word < words.size; word++) {
    const count = readUnits(text, words.fromOf(word), words.toOf(word), units);
    inside[word] = slots.length;
    addInside(units, count, add);
    start[word] = slots.length;
    addStart(units, count, add);
  }
  inside[words.size] = slots.length;
  return { slots: slots.numbers, inside, start, wide };
}

/** Three Latin letters; of other scripts every unit and every pair. */
function addInside(units: Uint16Array, count: number, add: (gram: number) => void): void {
  let [a, b] = [0, 0];
  for (let at = 0; at < count; at++) {
    const c = units[at] ?? 0;
    if (!isLatin(c)) add(oneGram(c));
    if (at > 0 && !(isLatin(b) && isLatin(c))) add(twoGram(b, c));
    else if (at > 1 && isLatin(a)) add(threeGram(a, b, c));
    a = b;
    b = c;
  }
}

/** One and two of any script, and three Latin letters. */
function addStart(units: Uint16Array, count: number, add: (gram: number) => void): void {
  const [a = 0, b = 0, c = 0] = units;
  add(oneGram(a));
  if (count > 1) add(twoGram(a, b));
  if (count > 2 && isLatin(a) && isLatin(b) && isLatin(c)) add(threeGram(a, b, c));
}

function slotOfWide(wide: Map<number, number>, gram: number): number {
  const code = gram - LATIN_GRAMS;
  let slot = wide.get(code);
  if (slot === undefined) {
    slot = wide.size;
    wide.set(code, slot);
  }
  return LATIN_GRAMS + slot;
}
