/**
 * A gram is what lists are kept for. Latin letters and digits: one, two or three of them, numbered without a table.
 * Other scripts: one unit, or a pair in which at least one is not Latin; they are numbered as they are met.
 */
export const LETTERS = 36;
export const TWO = LETTERS;
export const THREE = TWO + LETTERS ** 2;
export const LATIN_GRAMS = THREE + LETTERS ** 3;
const NO_LETTER = 255;

const SYMBOLS = new Uint8Array(128).fill(NO_LETTER);
for (let digit = 0; digit < 10; digit++) SYMBOLS[0x30 + digit] = digit;
for (let letter = 0; letter < 26; letter++) SYMBOLS[0x61 + letter] = 10 + letter;

/** From 0 to 35 for a letter or digit of ours, 255 for anything else. */
export function symbolOf(unit: number): number {
  return unit < 128 ? (SYMBOLS[unit] ?? NO_LETTER) : NO_LETTER;
}

export const isLatin = (unit: number): boolean => symbolOf(unit) !== NO_LETTER;

export const oneGram = (a: number): number => (isLatin(a) ? symbolOf(a) : LATIN_GRAMS + a);

export function twoGram(a: number, b: number): number {
  if (isLatin(a) && isLatin(b)) return TWO + symbolOf(a) * LETTERS + symbolOf(b);
  return LATIN_GRAMS + a * 0x10000 + b;
}

/** Of three Latin letters only. */
export function threeGram(a: number, b: number, c: number): number {
  return THREE + (symbolOf(a) * LETTERS + symbolOf(b)) * LETTERS + symbolOf(c);
}

/** The grams that a text must have somewhere in order to hold the word; none when the word is too short. */
export function gramsInside(units: readonly number[]): readonly number[] {
  const grams = new Set<number>();
  for (const [at, c] of units.entries()) {
    const b = units[at - 1];
    const a = units[at - 2];
    if (b === undefined) {
      if (units.length === 1 && !isLatin(c)) grams.add(oneGram(c));
    } else if (!isLatin(b) || !isLatin(c)) grams.add(twoGram(b, c));
    else if (a !== undefined && isLatin(a)) grams.add(threeGram(a, b, c));
  }
  return [...grams];
}

/** The longest gram that the word begins with. */
export function gramAtStart([a, b, c]: readonly number[]): number {
  if (a === undefined) throw new Error('an empty word has no beginning');
  if (b === undefined) return oneGram(a);
  if (c === undefined || !isLatin(a) || !isLatin(b) || !isLatin(c)) return twoGram(a, b);
  return threeGram(a, b, c);
}

/** How many units of the word its first gram stands for. */
export function lengthAtStart([a, b, c]: readonly number[]): number {
  if (a === undefined || b === undefined) return 1;
  return c === undefined || !isLatin(a) || !isLatin(b) || !isLatin(c) ? 2 : 3;
}
