import { LONGEST_TERM } from './categories.ts';

/** What was meant: no control characters, no halves of characters, no more than anyone types. */
export function cleanTerm(typed: string): string {
  const plain = typed
    .toWellFormed()
    .replace(/(?!\s)\p{Cc}|\uFFFD/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
  return [...plain].slice(0, LONGEST_TERM).join('').trim();
}
