import { highlight } from '#ui/search-hits/highlight.ts';
import type { Suggestion } from './picking.ts';

const MOST = 8;

/** Of what the page knows itself, those in whose names the words occur. */
export function suggestFrom(known: readonly Suggestion[], text: string): readonly Suggestion[] {
  const words = text.trim().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return known
    .filter(({ name }) => words.every((word) => highlight(name, word).some(({ isHit }) => isHit)))
    .slice(0, MOST);
}

/** The id of the one whose whole name was typed; other words stay as they are. */
export const idOfName = (known: readonly Suggestion[], text: string): string =>
  known.find(({ name }) => name === text.trim())?.id ?? text;
