import { LATIN_GRAMS } from './grams.ts';
import type { Postings } from './postings.ts';

/**
 * All documents of one category, numbered by weight: the heaviest is 0, so every list is in the order of rank.
 * Typed arrays only: a worker hands them over without copying.
 */
export interface Segment {
  /** What is written in `keys.ts`, one document after the other. */
  readonly text: Uint8Array;
  /** One more than there are documents. */
  readonly starts: Uint32Array;
  readonly ids: Int32Array;
  readonly weights: Float32Array;
  readonly statuses: Uint16Array;
  /** Documents in the order of their ids. */
  readonly byId: Uint32Array;
  /** Grams of other scripts, ascending, and the slots of their lists. */
  readonly wideGrams: Uint32Array;
  readonly wideSlots: Uint32Array;
  readonly inside: Postings;
  readonly atWordStart: Postings;
  readonly atKeyStart: Postings;
  /** Hashes of whole keys, ascending, and the documents that have them. */
  readonly keyHashes: Uint32Array;
  readonly keyDocuments: Uint32Array;
  /** Where each different Latin word stands in the text for the first time, in alphabetical order. */
  readonly words: Uint32Array;
  readonly frequent: FrequentWords;
}

/** Words that many documents share: with their lists nobody has to read the texts. */
export interface FrequentWords {
  /** The words, each between two spaces. */
  readonly text: Uint8Array;
  readonly starts: Uint32Array;
  readonly lists: Postings;
}

export function slotOf({ wideGrams, wideSlots }: Segment, gram: number): number | null {
  if (gram < LATIN_GRAMS) return gram;
  const wide = gram - LATIN_GRAMS;
  const at = firstAtLeast(wideGrams, wide);
  return wideGrams[at] === wide ? LATIN_GRAMS + (wideSlots[at] ?? 0) : null;
}

export function findById({ byId, ids }: Segment, id: number): number | null {
  let [low, high] = [0, byId.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ids[byId[middle] ?? 0] ?? 0) < id) low = middle + 1;
    else high = middle;
  }
  const document = byId[low];
  return document !== undefined && ids[document] === id ? document : null;
}

export function firstAtLeast(sorted: Uint32Array, value: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function buffersOf(segment: Segment): ArrayBuffer[] {
  const { inside, atWordStart, atKeyStart, frequent, ...rest } = segment;
  const postings = [inside, atWordStart, atKeyStart, frequent.lists];
  const arrays = [...Object.values(rest), ...postings.flatMap((lists) => Object.values(lists))];
  // Built by us with `new`, never on shared memory.
  return [...arrays, frequent.text, frequent.starts].map(({ buffer }) => buffer as ArrayBuffer);
}

export function bytesOf(segment: Segment): number {
  return buffersOf(segment).reduce((sum, { byteLength }) => sum + byteLength, 0);
}
