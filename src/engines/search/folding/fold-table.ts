import { CYRILLIC } from './cyrillic.ts';

/** What every UTF-16 unit becomes. One unit for most; a few become several, and are looked up in `long`. */
export interface FoldTable {
  readonly one: Uint16Array;
  readonly long: ReadonlyMap<number, string>;
}

/** Entries of `one` that are no unit: the unit is left out, becomes several, or needs its neighbours to be judged. */
export const DROPPED = 0;
export const LONG = 1;
export const NEEDS_NEIGHBOURS = 2;

const SPECIAL: Readonly<Record<string, string>> = {
  ...CYRILLIC,
  ...{ ı: 'i', ł: 'l', đ: 'd', ø: 'o', æ: 'ae', œ: 'oe', ß: 'ss', þ: 'th', ð: 'd', ħ: 'h', ŧ: 't', ŋ: 'n' },
  ...{ ĸ: 'k', ſ: 's', ƒ: 'f', ς: 'σ', ə: 'a', '™': '', '℠': '' },
  // An apostrophe stands inside a word: O'Neil, зв'язок.
  ...{ "'": '', '\u2018': '', '\u2019': '', '\u02bc': '', '\u02b9': '', '`': '', '\u2032': '' },
};

/** Accents, points and vowel signs that readers leave out; signs that carry a vowel of an Indic script stay. */
const MARKS: readonly (readonly [number, number])[] = [
  [0x300, 0x36f],
  [0x483, 0x489],
  [0x591, 0x5c7],
  [0x610, 0x61a],
  [0x64b, 0x65f],
  [0x670, 0x670],
  [0x6d6, 0x6ed],
  [0x1ab0, 0x1aff],
  [0x1dc0, 0x1dff],
  [0x20d0, 0x20ff],
  [0x3099, 0x309a],
  [0xfe00, 0xfe0f],
  [0xfe20, 0xfe2f],
];

let built: FoldTable | undefined;

/** Made at first use: it takes a twentieth of a second. */
export function readFoldTable(): FoldTable {
  built ??= buildTable();
  return built;
}

function buildTable(): FoldTable {
  const one = new Uint16Array(0x10000);
  const long = new Map<number, string>();
  for (let unit = 0; unit < 0x10000; unit++) {
    const folded = needsNeighbours(unit) ? null : foldLetter(String.fromCharCode(unit));
    if (folded === null) one[unit] = NEEDS_NEIGHBOURS;
    else if (folded.length <= 1) one[unit] = folded === '' ? DROPPED : folded.charCodeAt(0);
    else {
      one[unit] = LONG;
      long.set(unit, folded);
    }
  }
  return { one, long };
}

function needsNeighbours(unit: number): boolean {
  if (unit >= 0xd800 && unit <= 0xdfff) return true;
  if (isIn(unit, 0x300, 0x36f) || isIn(unit, 0x3099, 0x309a)) return true;
  // Korean may come in pieces.
  return isIn(unit, 0x1100, 0x11ff) || isIn(unit, 0x3131, 0x318e) || isIn(unit, 0xff9e, 0xffdc);
}

/** Also used for what is left of a text after its neighbours were judged. */
export function foldLetter(letter: string): string {
  const special = SPECIAL[letter] ?? SPECIAL[letter.toLowerCase()];
  if (special !== undefined) return special;
  if (isItself(letter)) return letter;
  let folded = '';
  for (const part of letter.normalize('NFKD').toLowerCase().normalize('NFKD')) folded += foldPart(part);
  return /[\u1100-\u11ff]/.test(folded) ? folded.normalize('NFC') : folded;
}

function foldPart(part: string): string {
  const special = SPECIAL[part];
  if (special !== undefined) return special;
  const code = part.codePointAt(0) ?? 0;
  if (MARKS.some(([from, to]) => isIn(code, from, to))) return '';
  if (/^[a-z0-9]$/.test(part)) return part;
  if (/^\p{Nd}$/u.test(part)) return String(digitOf(code));
  if (/^\p{Cf}$/u.test(part)) return '';
  return /^[\p{L}\p{M}\p{N}]$/u.test(part) && part.length === 1 ? part : ' ';
}

/** Digits of every script stand in runs of ten. */
function digitOf(code: number): number {
  let first = code;
  while (/^\p{Nd}$/u.test(String.fromCodePoint(first - 1))) first--;
  return (code - first) % 10;
}

const isIn = (code: number, from: number, to: number) => code >= from && code <= to;

/** Han and Korean syllables, three quarters of the table. */
function isItself(letter: string): boolean {
  const code = letter.charCodeAt(0);
  return isIn(code, 0x4e00, 0x9fff) || isIn(code, 0x3400, 0x4dbf) || isIn(code, 0xac00, 0xd7a3);
}
