import type { Match } from '../document.ts';
import { CODE as CODE_KEY, isName, LAST_MARK, LOOSE } from '../keys.ts';
import { isFormOnly } from '../legal-forms.ts';
import { SPACE } from '../units.ts';
import type { Query, QueryWord } from './query.ts';

/** How well a document matches; smaller is better. */
export const CODE = 0;
export const WHOLE_NAME = 1;
export const NAME_START = 2;
/** The words stand side by side, in the order of the term. */
export const PHRASE = 3;
export const WORD_START = 4;
export const INSIDE = 5;
export const TYPO = 6;
export const NO_MATCH = 7;

const NAMES: readonly Match[] = ['code', 'name', 'name-start', 'word-start', 'word-start', 'inside', 'typo'];

/** A match and the mark of the key in one number. */
export type Verdict = number;
const MARKS = 8;
export const matchOf = (verdict: Verdict): number => (verdict / MARKS) | 0;
export const markOf = (verdict: Verdict): number => verdict % MARKS;
export const nameOf = (verdict: Verdict): Match => NAMES[matchOf(verdict)] ?? 'typo';
export const asTypo = (verdict: Verdict): Verdict => TYPO * MARKS + markOf(verdict);

/** Reads the bytes of a document from `from` to `to`: the best that its keys have to offer. */
export function judge(text: Uint8Array, from: number, to: number, { whole, words }: Query): Verdict {
  const first = words[0];
  let verdict = findWord(text, from, to, first);
  for (let at = 1; at < words.length && matchOf(verdict) < NO_MATCH; at++) {
    const other = matchOf(findWord(text, from, to, words[at] ?? first));
    if (other > matchOf(verdict)) verdict = other * MARKS + markOf(verdict);
  }
  // Who has no word that begins so has no name that begins so.
  if (matchOf(verdict) !== WORD_START) return verdict;
  return findWhole(text, from, to, whole, verdict);
}

/** Tries the term as a whole at the start of every key and every word. */
function findWhole(text: Uint8Array, from: number, to: number, whole: Uint8Array, worse: Verdict): Verdict {
  const last = to - whole.length;
  let best = worse;
  let mark = 0;
  for (let at = from; at < last; at++) {
    const byte = text[at] ?? 0;
    if (byte > SPACE) continue;
    if (byte <= LAST_MARK) mark = byte;
    if (!hasAt(text, at + 1, whole)) continue;
    const match =
      byte === SPACE || mark === LOOSE ? PHRASE : matchAtStart(text, at + 1 + whole.length, to, mark);
    if (match < matchOf(best)) best = match * MARKS + mark;
  }
  return best;
}

/** What stands behind a key's beginning decides. */
function matchAtStart(text: Uint8Array, end: number, to: number, mark: number): number {
  const isAll = end >= to || (text[end] ?? 0) <= LAST_MARK;
  if (isAll) return mark === CODE_KEY ? CODE : WHOLE_NAME;
  return isName(mark) && text[end] === SPACE && isFormOnly(text, end, to) ? WHOLE_NAME : NAME_START;
}

/** At the start of a word, or else inside of one. */
function findWord(text: Uint8Array, from: number, to: number, { bytes, isStartOnly }: QueryWord): Verdict {
  const [head, last] = [bytes[0], to - bytes.length];
  let mark = 0;
  let verdict = NO_MATCH * MARKS;
  let before = SPACE;
  for (let at = from; at <= last; at++) {
    const byte = text[at] ?? 0;
    if (byte <= LAST_MARK) mark = byte;
    else if (byte === head && (before <= SPACE || (!isStartOnly && verdict === NO_MATCH * MARKS))) {
      if (hasAt(text, at, bytes)) {
        if (before <= SPACE) return WORD_START * MARKS + mark;
        verdict = INSIDE * MARKS + mark;
      }
    }
    before = byte;
  }
  return verdict;
}

/** Whether all words are there at all, which is quicker to determine than how well. */
export function hasWords(text: Uint8Array, from: number, to: number, { words }: Query): boolean {
  for (const word of words) if (!hasWord(text, from, to, word)) return false;
  return true;
}

function hasWord(text: Uint8Array, from: number, to: number, { bytes, isStartOnly }: QueryWord): boolean {
  const [head, last] = [bytes[0], to - bytes.length];
  for (let at = from; at <= last; at++) {
    if (text[at] !== head || !hasAt(text, at, bytes)) continue;
    if (!isStartOnly || (text[at - 1] ?? SPACE) <= SPACE) return true;
  }
  return false;
}

function hasAt(text: Uint8Array, from: number, bytes: Uint8Array): boolean {
  for (let at = 0; at < bytes.length; at++) if (text[from + at] !== bytes[at]) return false;
  return true;
}
