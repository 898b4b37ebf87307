import { symbolOf } from '../grams.ts';
import { SPACE } from '../keys.ts';
import { hashBytes } from '../units.ts';

const FREE = 0xffffffff;
const SHORTEST = 3;
/** So many symbols of base 37 fit into the 53 bits of a number. */
const SYMBOLS_IN_NUMBER = 10;

/** All different words of a text, numbered as they are met. */
export class WordTable {
  readonly #text: Uint8Array;
  #heads = new Uint32Array(1 << 14).fill(FREE);
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

  /** The number of the word that stands there; null for one that is too short to be mistyped. */
  add(from: number, to: number): number | null {
    if (to - from < SHORTEST) return null;
    if (this.#count * 2 >= this.#heads.length) this.#grow();
    let at = this.#placeOf(from, to);
    for (; this.#heads[at] !== FREE; at = (at + 1) & (this.#heads.length - 1)) {
      const word = this.#heads[at] ?? 0;
      if (this.#isSame(this.#froms[word] ?? 0, from, to - from)) return word;
    }
    this.#heads[at] = this.#count;
    this.#froms[this.#count] = from;
    return this.#count++;
  }

  /** Where each word stands, in alphabetical order. */
  sorted(): Uint32Array {
    const numbers = new Float64Array(this.#count);
    for (let word = 0; word < this.#count; word++) numbers[word] = this.#numberOf(this.#froms[word] ?? 0);
    const order = Uint32Array.from({ length: this.#count }, (_, word) => word);
    order.sort((one, other) => {
      const difference = (numbers[one] ?? 0) - (numbers[other] ?? 0);
      return difference || compareWords(this.#text, this.#froms[one] ?? 0, this.#froms[other] ?? 0);
    });
    return order.map((word) => this.#froms[word] ?? 0);
  }

  #placeOf(from: number, to: number): number {
    const hash = hashBytes(this.#text, from, to);
    return (hash ^ (hash >>> 15)) & (this.#heads.length - 1);
  }

  #isSame(known: number, from: number, length: number): boolean {
    for (let at = 0; at < length; at++) if (this.#text[known + at] !== this.#text[from + at]) return false;
    return (this.#text[known + length] ?? 0) <= SPACE;
  }

  #numberOf(from: number): number {
    let number = 0;
    let isOver = false;
    for (let at = 0; at < SYMBOLS_IN_NUMBER; at++) {
      const byte = isOver ? 0 : (this.#text[from + at] ?? 0);
      if (byte <= SPACE) isOver = true;
      number = number * 37 + (isOver ? 0 : symbolOf(byte) + 1);
    }
    return number;
  }

  #grow(): void {
    const heads = new Uint32Array(this.#heads.length * 2).fill(FREE);
    const froms = new Uint32Array(this.#froms.length * 2);
    froms.set(this.#froms);
    this.#heads = heads;
    this.#froms = froms;
    for (let word = 0; word < this.#count; word++) {
      const from = froms[word] ?? 0;
      let at = this.#placeOf(from, endOfWord(this.#text, from));
      while (heads[at] !== FREE) at = (at + 1) & (heads.length - 1);
      heads[at] = word;
    }
  }
}

export function endOfWord(text: Uint8Array, from: number): number {
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
