import { LAST_MARK, LOOSE } from '../keys.ts';
import { addToHash, EMPTY_HASH, SPACE } from '../units.ts';
import { GrowingList } from './growing-list.ts';
import { WordTable } from './word-table.ts';

/** The different words of every document, and with which of them its keys begin. */
export interface MetWords {
  readonly words: WordTable;
  /** One document after the other; a word's number is doubled, and one is added where it begins a key. */
  readonly met: Uint32Array;
  /** One more than there are documents. */
  readonly starts: Uint32Array;
}

export const isFirstOfKey = (met: number): boolean => (met & 1) === 1;
export const wordOf = (met: number): number => met >>> 1;

export function readWords(text: Uint8Array, starts: Uint32Array): MetWords {
  const words = new WordTable(text);
  const met = new GrowingList();
  /** By word, the document after the one in which it was met last. */
  const after = new GrowingList();
  const metStarts = new Uint32Array(starts.length);
  const meet = (word: number, document: number, isFirst: boolean) => {
    if (word === after.length) after.push(0);
    if (after.replace(word, document + 1) !== document + 1) met.push(word * 2);
    if (isFirst) met.push(word * 2 + 1);
  };
  for (let document = 0; document + 1 < starts.length; document++) {
    const end = starts[document + 1] ?? 0;
    let isFirst = false;
    let from = starts[document] ?? 0;
    let hash = EMPTY_HASH;
    for (let at = from; at <= end; at++) {
      const byte = at < end ? (text[at] ?? 0) : SPACE;
      if (byte > SPACE) {
        hash = addToHash(hash, byte);
        continue;
      }
      if (at > from) meet(words.add(from, at, hash), document, isFirst);
      isFirst = byte <= LAST_MARK && byte !== LOOSE;
      hash = EMPTY_HASH;
      from = at + 1;
    }
    metStarts[document + 1] = met.length;
  }
  return { words, met: met.numbers, starts: metStarts };
}
