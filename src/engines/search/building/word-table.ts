import { symbolOf } from '../grams.ts';
import { hashBytes, SPACE } from '../units.ts';

const FREE = 0xffffffff;
/** So many symbols of base 37 fit into the 53 bits of a number. */
const SYMBOLS_IN_NUMBER = 10;

/** All different words of a text, numbered as they are met. */
export class WordTable {
  readonly #text: Uint8Array;
  #numbers = new Uint32Array(1 << 14).fill(FREE);
  #froms = new Uint32Array(1 << 13);
  #count = 0;

  constructor(text: Uint8Array) {
    this.#text = text;
  }

  get size(): number {
    return this.#count;
  }

  fromOf(word: number): number {
    return this.#froms[word] ?? 0;
  }

  toOf(word: number): number {
    return endOfWord(this.#text, this.fromOf(word));
  }

  /** The number of the word that stands there. */
  add(from: number, to: number, hash: number): number {
    if (this.#count * 2 >= this.#numbers.length) this.#grow();
    const numbers = this.#numbers;
    let at = positionOf(hash, numbers.length);
    for (; numbers[at] !== FREE; at = (at + 1) & (numbers.length - 1)) {
      const word = numbers[at] ?? 0;
      if (this.#isSame(this.#froms[word] ?? 0, from, to - from)) return word;
    }
    numbers[at] = this.#count;
    this.#froms[this.#count] = from;
    return this.#count++;
  }

  /** Where each word of Latin letters stands that is at least so long, in alphabetical order. */
  sortedLatin(shortest: number): Uint32Array {
    const words: number[] = [];
    const ranks = new Float64Array(this.#count);
    for (let word = 0; word < this.#count; word++) {
      if (this.toOf(word) - this.fromOf(word) < shortest || !this.isLatin(word)) continue;
      words.push(word);
      ranks[word] = this.#rankOf(this.fromOf(word));
    }
    const order = Uint32Array.from(words).sort((one, other) => {
      const difference = (ranks[one] ?? 0) - (ranks[other] ?? 0);
      return difference || compareWords(this.#text, this.fromOf(one), this.fromOf(other));
    });
    return order.map((word) => this.fromOf(word));
  }

  isLatin(word: number): boolean {
    const to = this.toOf(word);
    for (let at = this.fromOf(word); at < to; at++) if ((this.#text[at] ?? 0) >= 0x80) return false;
    return true;
  }

  #isSame(known: number, from: number, length: number): boolean {
    const text = this.#text;
    for (let at = 0; at < length; at++) if (text[known + at] !== text[from + at]) return false;
    return (text[known + length] ?? 0) <= SPACE;
  }

  #rankOf(from: number): number {
    let rank = 0;
    let isOver = false;
    for (let at = 0; at < SYMBOLS_IN_NUMBER; at++) {
      const byte = isOver ? 0 : (this.#text[from + at] ?? 0);
      if (byte <= SPACE) isOver = true;
      rank = rank * 37 + (isOver ? 0 : symbolOf(byte) + 1);
    }
    return rank;
  }

  #grow(): void {
    const froms = new Uint32Array(this.#froms.length * 2);
    froms.set(this.#froms);
    this.#froms = froms;
    this.#numbers = new Uint32Array(this.#numbers.length * 2).fill(FREE);
    for (let word = 0; word < this.#count; word++) {
      const hash = hashBytes(this.#text, this.fromOf(word), this.toOf(word));
      let at = positionOf(hash, this.#numbers.length);
      while (this.#numbers[at] !== FREE) at = (at + 1) & (this.#numbers.length - 1);
      this.#numbers[at] = word;
    }
  }
}

const positionOf = (hash: number, positions: number) => (hash ^ (hash >>> 15)) & (positions - 1);

function endOfWord(text: Uint8Array, from: number): number {
  let end = from;
  while ((text[end] ?? 0) > SPACE) end++;
  return end;
}

function compareWords(text: Uint8Array, one: number, other: number): number {
  for (let at = SYMBOLS_IN_NUMBER; ; at++) {
    const [a, b] = [Math.max(text[one + at] ?? 0, SPACE), Math.max(text[other + at] ?? 0, SPACE)];
    if (a !== b || a === SPACE) return a - b;
  }
}
