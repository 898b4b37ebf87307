import { isLongEnough } from '#domain/search/categories.ts';

/** How long a reader has to pause before the search begins. */
export const PAUSE_MS = 300;

/** What the box and the comparison have in common: when a term is requested, and which answer still counts. */
export interface Lookup {
  readonly term: string;
  readonly phase: 'idle' | 'waiting' | 'loading';
  /** Grows with every keystroke: a pause or an answer with an older number comes too late. */
  readonly request: number;
}

export const NO_LOOKUP: Lookup = { term: '', phase: 'idle', request: 0 };

/** Each keystroke cancels what is pending. */
export function typeTerm({ request }: Lookup, text: string): Lookup {
  const term = text.trim();
  return { term, phase: isLongEnough(term) ? 'waiting' : 'idle', request: request + 1 };
}

export function endPause(lookup: Lookup, request: number): Lookup {
  return lookup.phase === 'waiting' && lookup.request === request ? { ...lookup, phase: 'loading' } : lookup;
}

export function isAwaited(lookup: Lookup, request: number): boolean {
  return lookup.phase === 'loading' && lookup.request === request;
}

/** After an answer, or because nobody waits for one any more. */
export function stopLookup(lookup: Lookup): Lookup {
  return { ...lookup, phase: 'idle', request: lookup.request + 1 };
}
