import { DROPPED, foldLetter, LONG, NEEDS_NEIGHBOURS, readFoldTable } from './fold-table.ts';

const SPACE = 0x20;
const LONGEST_FOLD = 24;

let scratch = new Uint16Array(1_024);

/**
 * The form in which texts are compared: small Latin letters, digits, single spaces, and letters of scripts that are
 * not put into Latin. Accents, case, width and punctuation do not count; Cyrillic is put into Latin letters.
 */
export function foldText(text: string): string {
  const { one, long } = readFoldTable();
  if (scratch.length < text.length * LONGEST_FOLD) scratch = new Uint16Array(text.length * LONGEST_FOLD * 2);
  let length = 0;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    const folded = one[unit] ?? DROPPED;
    if (folded > SPACE) scratch[length++] = folded;
    else if (folded === SPACE) length = putSpace(length);
    else if (folded === LONG) length = putAll(length, long.get(unit) ?? '');
    else if (folded === NEEDS_NEIGHBOURS) return foldWithNeighbours(text);
  }
  return toText(length);
}

/** Pieces are put together first: и with a breve is й, and two Korean pieces are a syllable. */
function foldWithNeighbours(text: string): string {
  const whole = text.toWellFormed().replaceAll(/[™℠]/g, '').normalize('NFKC').toLowerCase().normalize('NFKC');
  if (scratch.length < whole.length * LONGEST_FOLD)
    scratch = new Uint16Array(whole.length * LONGEST_FOLD * 2);
  let length = 0;
  for (const letter of whole) {
    if (letter.length === 1) length = putAll(length, foldLetter(letter));
    else if (/^[\p{L}\p{N}]$/u.test(letter)) length = putAll(length, letter);
    else length = putSpace(length);
  }
  return toText(length);
}

function putSpace(length: number): number {
  if (length > 0 && scratch[length - 1] !== SPACE) scratch[length++] = SPACE;
  return length;
}

function putAll(length: number, folded: string): number {
  let end = length;
  for (let at = 0; at < folded.length; at++) {
    const unit = folded.charCodeAt(at);
    if (unit === SPACE) end = putSpace(end);
    else scratch[end++] = unit;
  }
  return end;
}

function toText(length: number): string {
  const end = length > 0 && scratch[length - 1] === SPACE ? length - 1 : length;
  if (end < 4_096) return Reflect.apply(String.fromCharCode, null, scratch.subarray(0, end));
  return new TextDecoder('utf-16le').decode(scratch.subarray(0, end));
}
