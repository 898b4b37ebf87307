import type { Field, SearchDocument } from './document.ts';
import { foldText } from './folding/fold-text.ts';
import { findDoubles, foldedSpellings } from './folding/spellings.ts';
import { isLeadingForm } from './legal-forms.ts';
import { SPACE } from './units.ts';

/**
 * A document in the index is a row of bytes: each key is a mark that shows its field, then the folded text in UTF-8.
 * Loose words are forms of words that stand in a name with punctuation: they are found, but they are no name.
 */
export const NAME = 1;
export const CODE = 2;
export const ALIAS = 3;
export const LOOSE = 4;
export const LAST_MARK = LOOSE;

export const LONGEST_KEY = 200;
const LONGEST_JOINED = 12;
const MOST_KEYS = 60;

export const isName = (mark: number | undefined): boolean => mark === NAME || mark === ALIAS;

export function fieldOf(mark: number): Field {
  if (mark === CODE) return 'code';
  return mark === ALIAS ? 'alias' : 'name';
}

export type MarkedKey = readonly [text: string, mark: number];

/** Folded texts and their marks, in the order in which they were given; the first field to have a text keeps it. */
export function keysOf(document: SearchDocument): readonly MarkedKey[] {
  const keys: MarkedKey[] = [];
  for (const code of document.codes ?? []) addCode(keys, code);
  addName(keys, document.name, NAME);
  for (const name of document.names ?? []) addName(keys, name, NAME);
  for (const alias of document.aliases ?? []) addAlias(keys, alias);
  return keys;
}

function addName(keys: MarkedKey[], text: string, mark: number): void {
  for (const [key, isLoose] of keysOfName(text)) add(keys, key, isLoose ? LOOSE : mark);
}

type Key = readonly [text: string, isLoose: boolean];

/** Many documents have the same other names. */
const MOST_REMEMBERED = 4_096;
const remembered = new Map<string, readonly Key[]>();

function addAlias(keys: MarkedKey[], text: string): void {
  const known = remembered.get(text) ?? keysOfName(text);
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(text, known);
  for (const [key, isLoose] of known) add(keys, key, isLoose ? LOOSE : ALIAS);
}

function keysOfName(name: string): readonly Key[] {
  const text = name.length > LONGEST_KEY ? name.slice(0, LONGEST_KEY) : name;
  const keys: Key[] = [];
  for (const spelling of foldedSpellings(text)) addWithoutForm(keys, spelling);
  const doubles = findDoubles(text);
  if (doubles !== null) keys.push([doubles, true]);
  for (const word of joinedWords(text)) keys.push([word, true]);
  return keys;
}

/** ПАО «Север» is called Север: a legal form in front does not hide where the name begins. */
function addWithoutForm(keys: Key[], folded: string): void {
  const end = folded.indexOf(' ');
  const isForm = end > 0 && isLeadingForm(folded.slice(0, end));
  keys.push([isForm ? folded.slice(end + 1) : folded, false]);
  if (isForm) keys.push([folded.slice(0, end), true]);
}

/** BRK.B is requested as BRKB too. */
function addCode(keys: MarkedKey[], text: string): void {
  const folded = foldText(text.slice(0, LONGEST_KEY));
  add(keys, folded, CODE);
  if (folded.includes(' ')) add(keys, folded.replaceAll(' ', ''), CODE);
}

function add(keys: MarkedKey[], folded: string, mark: number): void {
  const key = folded.length > LONGEST_KEY ? folded.slice(0, LONGEST_KEY).trimEnd() : folded;
  if (key === '' || keys.length >= MOST_KEYS) return;
  // There are few: looking at each is quicker than a table.
  for (const [known] of keys) if (known === key) return;
  keys.push([key, mark]);
}

/** J.P. is also jp, AT&T att, БО-22 bo22, and S&P 500 sp500. */
function joinedWords(text: string): readonly string[] {
  if (!hasInnerPunctuation(text)) return [];
  const words = text.split(' ');
  const joined: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? '';
    if (!hasInnerPunctuation(word)) continue;
    const whole = foldText(word).replaceAll(' ', '');
    if (whole.length < 2 || whole.length > LONGEST_JOINED) continue;
    joined.push(whole);
    const next = words[at + 1] ?? '';
    if (whole.length <= 4 && /^\d+$/.test(next) && /^[a-z]+$/.test(whole)) joined.push(whole + next);
  }
  return joined;
}

function hasInnerPunctuation(text: string): boolean {
  let isAfterSign = false;
  for (let at = 1; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    const isSign = unit === 0x26 || (unit >= 0x2b && unit <= 0x2f && unit !== 0x2c);
    if (isAfterSign && !isSign && unit > SPACE) return true;
    isAfterSign = isSign;
  }
  return false;
}
