import type { Field, SearchDocument } from './document.ts';
import { foldText } from './folding/fold-text.ts';
import { findDoubles, foldedSpellings } from './folding/spellings.ts';
import { isLeadingForm } from './legal-forms.ts';
import { SPACE } from './units.ts';

/**
 * A document in the index is a row of bytes: each key is a mark that tells its field, then the folded text in UTF-8.
 * Loose words are forms of words that stand in a name with punctuation: they are found, but they are no name.
 */
export const NAME = 1;
export const TICKER = 2;
export const ISIN = 3;
export const ALIAS = 4;
export const LOOSE = 5;
export const LAST_MARK = LOOSE;

export const LONGEST_KEY = 200;
const LONGEST_JOINED = 12;
const MOST_KEYS = 60;

export const isName = (mark: number | undefined): boolean => mark === NAME || mark === ALIAS;

export function fieldOf(mark: number): Field {
  if (mark === TICKER) return 'ticker';
  if (mark === ISIN) return 'isin';
  return mark === ALIAS ? 'alias' : 'name';
}

/** Folded text → mark, in the order in which they were given; the first field to have a text keeps it. */
export function keysOf(document: SearchDocument): ReadonlyMap<string, number> {
  const keys = new Map<string, number>();
  for (const ticker of document.tickers ?? []) addCode(keys, ticker, TICKER);
  if (document.isin) addCode(keys, document.isin, ISIN);
  addName(keys, document.name, NAME);
  for (const name of document.names ?? []) addName(keys, name, NAME);
  for (const alias of document.aliases ?? []) addName(keys, alias, ALIAS);
  return keys;
}

function addName(keys: Map<string, number>, text: string, mark: number): void {
  const shortened = text.length > LONGEST_KEY ? text.slice(0, LONGEST_KEY) : text;
  for (const spelling of foldedSpellings(shortened)) addWithoutForm(keys, spelling, mark);
  const doubles = findDoubles(shortened);
  if (doubles !== null) add(keys, doubles, LOOSE);
  for (const word of joinedWords(shortened)) add(keys, word, LOOSE);
}

/** ПАО «Север» is called Север: a legal form in front does not hide where the name begins. */
function addWithoutForm(keys: Map<string, number>, folded: string, mark: number): void {
  const end = folded.indexOf(' ');
  const isForm = end > 0 && isLeadingForm(folded.slice(0, end));
  add(keys, isForm ? folded.slice(end + 1) : folded, mark);
  if (isForm) add(keys, folded.slice(0, end), LOOSE);
}

/** BRK.B is asked for as BRKB too. */
function addCode(keys: Map<string, number>, text: string, mark: number): void {
  const folded = foldText(text.slice(0, LONGEST_KEY));
  add(keys, folded, mark);
  if (folded.includes(' ')) add(keys, folded.replaceAll(' ', ''), mark);
}

function add(keys: Map<string, number>, folded: string, mark: number): void {
  const key = folded.length > LONGEST_KEY ? folded.slice(0, LONGEST_KEY).trimEnd() : folded;
  if (key !== '' && !keys.has(key) && keys.size < MOST_KEYS) keys.set(key, mark);
}

/** J.P. is also jp, AT&T att, БО-22 bo22, and S&P 500 sp500. */
function joinedWords(text: string): readonly string[] {
  if (!hasInnerPunctuation(text)) return [];
  const words = text.split(' ');
  const joined: string[] = [];
  for (const [at, word] of words.entries()) {
    if (!hasInnerPunctuation(word)) continue;
    const whole = foldText(word).replaceAll(' ', '');
    if (whole.length < 2 || whole.length > LONGEST_JOINED) continue;
    joined.push(whole);
    const next = words[at + 1] ?? '';
    if (/^\d+$/.test(next) && /^[a-z]{1,4}$/.test(whole)) joined.push(whole + next);
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
