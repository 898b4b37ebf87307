import type { Segment } from '../segment.ts';
import { SPACE } from '../units.ts';

export interface NearWord {
  readonly text: string;
  /** It is a word itself, not only the beginning of one. */
  readonly isWhole: boolean;
}

interface Range {
  readonly from: number;
  readonly to: number;
}

export const SHORTEST_MISTYPED = 4;
const SHORTEST_NEAR = 3;

/** A number has no typo: another year is another thing. */
export function canBeMistyped(word: string): boolean {
  return word.length >= SHORTEST_MISTYPED && /^[a-z0-9]+$/.test(word) && /[a-z]/.test(word);
}

/** Everything one slip away that words of the segment begin with: a letter too many, missing, wrong, or swapped. */
export function findNearWords({ text, words }: Segment, word: string): readonly NearWord[] {
  const near = new Map<string, boolean>();
  const byteAt = (position: number, depth: number) =>
    Math.max(text[(words[position] ?? 0) + depth] ?? 0, SPACE);

  const narrow = (range: Range, depth: number, rest: string): Range | null => {
    let { from, to } = range;
    for (let at = 0; at < rest.length && from < to; at++) {
      const byte = rest.charCodeAt(at);
      from = firstWith(byteAt, from, to, depth + at, byte);
      to = firstWith(byteAt, from, to, depth + at, byte + 1);
    }
    return from < to ? { from, to } : null;
  };
  const tryOut = (range: Range, prefix: string, rest: string) => {
    const candidate = prefix + rest;
    if (candidate === word || candidate.length < SHORTEST_NEAR || near.has(candidate)) return;
    const found = narrow(range, prefix.length, rest);
    if (found) near.set(candidate, byteAt(found.from, candidate.length) === SPACE);
  };

  let range: Range | null = { from: 0, to: words.length };
  for (let at = 0; at <= word.length && range; at++) {
    const prefix = word.slice(0, at);
    const rest = word.slice(at);
    tryOut(range, prefix, rest.slice(1));
    if (rest.length > 1) tryOut(range, prefix, rest.charAt(1) + rest.charAt(0) + rest.slice(2));
    for (let position: number = range.from; position < range.to; ) {
      const byte = byteAt(position, at);
      const next = firstWith(byteAt, position, range.to, at, byte + 1);
      if (byte !== SPACE && rest !== '') {
        const letter = String.fromCharCode(byte);
        tryOut({ from: position, to: next }, prefix, letter + rest);
        tryOut({ from: position, to: next }, prefix, letter + rest.slice(1));
      }
      position = next;
    }
    range = rest === '' ? null : narrow(range, at, rest.charAt(0));
  }
  return [...near].map(([text, isWhole]) => ({ text, isWhole }));
}

/** Whether the word begins with something that is at most one slip away from the term. */
export function beginsNear(word: string, term: string): boolean {
  let at = 0;
  while (at < term.length && word[at] === term[at]) at++;
  if (at === term.length) return true;
  const rest = word.slice(at);
  const slips = [
    term.slice(at + 1),
    rest.charAt(0) + term.slice(at),
    rest.charAt(0) + term.slice(at + 1),
    term.charAt(at + 1) + term.charAt(at) + term.slice(at + 2),
  ];
  return word.length >= SHORTEST_NEAR && slips.some((slip) => rest.startsWith(slip));
}

function firstWith(
  byteAt: (position: number, depth: number) => number,
  from: number,
  to: number,
  depth: number,
  byte: number,
): number {
  let [low, high] = [from, to];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (byteAt(middle, depth) < byte) low = middle + 1;
    else high = middle;
  }
  return low;
}
