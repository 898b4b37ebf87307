import {
  isLatin,
  LATIN_GRAMS,
  LETTERS,
  oneGram,
  symbolOf,
  THREE,
  TWO,
  threeGram,
  twoGram,
} from '../grams.ts';
import { LAST_MARK, LOOSE, SPACE } from '../keys.ts';

const ROOM = 32_768;

/** The slots of one document's grams, and where its Latin words begin and end; repeated ones come repeatedly. */
export interface DocumentGrams {
  readonly inside: Uint32Array;
  readonly atWordStart: Uint32Array;
  readonly atKeyStart: Uint32Array;
  readonly words: Uint32Array;
  insideCount: number;
  wordStartCount: number;
  keyStartCount: number;
  wordCount: number;
}

export function createDocumentGrams(): DocumentGrams {
  const room = () => new Uint32Array(ROOM);
  const counts = { insideCount: 0, wordStartCount: 0, keyStartCount: 0, wordCount: 0 };
  return { inside: room(), atWordStart: room(), atKeyStart: room(), words: room(), ...counts };
}

/** Reads documents one after the other and numbers the grams of other scripts as it meets them. */
export class GramReader {
  readonly wide = new Map<number, number>();
  readonly grams = createDocumentGrams();

  get slots(): number {
    return LATIN_GRAMS + this.wide.size;
  }

  read(text: Uint8Array, from: number, to: number): DocumentGrams {
    const { grams } = this;
    grams.insideCount = grams.wordStartCount = grams.keyStartCount = grams.wordCount = 0;
    let [a, b, place, wordFrom] = [0, 0, 0, from];
    let [symbolA, symbolB] = [0, 0];
    let isFirstWord = false;
    let isLatinWord = true;
    for (let at = from; at < to; ) {
      const byte = text[at] ?? 0;
      if (byte <= SPACE) {
        if (place > 0 && isLatinWord) this.#addWord(wordFrom, at);
        isFirstWord = byte <= LAST_MARK && byte !== LOOSE;
        at++;
        place = 0;
        wordFrom = at;
        isLatinWord = true;
        continue;
      }
      const symbol = symbolOf(byte);
      if (isLatinWord && symbol < LETTERS) {
        // Nearly all text: the same as below, without asking again what the letters before were.
        if (place > 1) {
          const slot = THREE + (symbolA * LETTERS + symbolB) * LETTERS + symbol;
          grams.inside[grams.insideCount++] = slot;
          if (place === 2) this.#addStart(slot, isFirstWord);
        } else this.#addStart(place === 0 ? symbol : TWO + symbolB * LETTERS + symbol, isFirstWord);
        symbolA = symbolB;
        symbolB = symbol;
        a = b;
        b = byte;
        place++;
        at++;
        continue;
      }
      let unit = byte;
      if (byte < 0x80) at++;
      else if (byte < 0xe0) {
        unit = ((byte & 0x1f) << 6) | ((text[at + 1] ?? 0) & 0x3f);
        at += 2;
      } else {
        unit = ((byte & 0x0f) << 12) | (((text[at + 1] ?? 0) & 0x3f) << 6) | ((text[at + 2] ?? 0) & 0x3f);
        at += 3;
      }
      const isPlain = byte < 0x80;
      if (!isPlain) isLatinWord = false;
      if (place === 0) {
        const slot = this.#slotOf(oneGram(unit));
        this.#addStart(slot, isFirstWord);
        if (!isPlain) grams.inside[grams.insideCount++] = slot;
      } else {
        const isPair = !isPlain || !isLatin(b);
        if (isPair || place === 1) {
          const slot = this.#slotOf(twoGram(b, unit));
          if (isPair) grams.inside[grams.insideCount++] = slot;
          if (place === 1) this.#addStart(slot, isFirstWord);
        }
        if (!isPlain) grams.inside[grams.insideCount++] = this.#slotOf(oneGram(unit));
        else if (place > 1 && !isPair && isLatin(a)) {
          const slot = threeGram(a, b, unit);
          grams.inside[grams.insideCount++] = slot;
          if (place === 2) this.#addStart(slot, isFirstWord);
        }
      }
      a = b;
      b = unit;
      place++;
    }
    if (place > 0 && isLatinWord) this.#addWord(wordFrom, to);
    return grams;
  }

  #addStart(slot: number, isFirstWord: boolean): void {
    const { grams } = this;
    grams.atWordStart[grams.wordStartCount++] = slot;
    if (isFirstWord) grams.atKeyStart[grams.keyStartCount++] = slot;
  }

  #addWord(from: number, to: number): void {
    const { grams } = this;
    grams.words[grams.wordCount++] = from;
    grams.words[grams.wordCount++] = to;
  }

  #slotOf(gram: number): number {
    if (gram < LATIN_GRAMS) return gram;
    const wide = gram - LATIN_GRAMS;
    let slot = this.wide.get(wide);
    if (slot === undefined) {
      slot = this.wide.size;
      this.wide.set(wide, slot);
    }
    return LATIN_GRAMS + slot;
  }
}
