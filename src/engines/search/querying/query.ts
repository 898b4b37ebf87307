import { gramAtStart, gramsInside, isLatin, lengthAtStart } from '../grams.ts';
import { toBytes, toUnits } from '../units.ts';

export interface QueryWord {
  readonly text: string;
  readonly bytes: Uint8Array;
  /** Grams that a document must have inside; none for one or two Latin letters. */
  readonly inside: readonly number[];
  readonly start: number;
  /** One or two Latin letters would be inside nearly everything: they count at the start of a word only. */
  readonly isStartOnly: boolean;
  /** The word is its gram: who is in the list has the word, and nobody needs to look. */
  readonly isOneGram: boolean;
}

export interface Query {
  /** The whole term, for those whose name begins with it. */
  readonly whole: Uint8Array;
  /** All must be found, in any order. */
  readonly words: readonly [QueryWord, ...QueryWord[]];
}

/** From a folded term; null when nothing is left to look for. With `isStart` its words must begin words. */
export function toQuery(folded: string, isStart = false): Query | null {
  const [first, ...others] = [...new Set(folded.split(' '))].filter((word) => word !== '');
  if (first === undefined) return null;
  return {
    whole: toBytes(folded),
    words: [toWord(first, isStart), ...others.map((word) => toWord(word, isStart))],
  };
}

/** The same question with another word in one position, which must begin a word. */
export function withWord({ words }: Query, position: number, text: string): Query | null {
  const texts = words.map((word, at) => (at === position ? text : word.text));
  const replaced = toQuery(texts.join(' '));
  if (replaced === null) return null;
  const [first, ...others] = replaced.words.map((word) => (word.text === text ? toWord(text, true) : word));
  return first ? { whole: replaced.whole, words: [first, ...others] } : null;
}

function toWord(text: string, isStart: boolean): QueryWord {
  const units = toUnits(text);
  const inside = gramsInside(units);
  const isStartOnly = isStart || inside.length === 0;
  const isCovered = isStartOnly ? lengthAtStart(units) === units.length : isOneInside(units);
  return { text, bytes: toBytes(text), inside, start: gramAtStart(units), isStartOnly, isOneGram: isCovered };
}

function isOneInside(units: readonly number[]): boolean {
  return units.length === 3 ? units.every(isLatin) : units.length < 3;
}
