import { isLongEnough } from '#domain/search/categories.ts';

/** How long a reader has to pause before the search begins (document B, section 9). */
export const PAUSE_MS = 300;

/** What the box and the comparison have in common: when a term is asked for, and which answer still counts. */
export interface Asking {
  readonly term: string;
  readonly phase: 'idle' | 'waiting' | 'asking';
  /** Grows with every keystroke: a pause or an answer with an older number comes too late. */
  readonly request: number;
}

export const NOT_ASKING: Asking = { term: '', phase: 'idle', request: 0 };

/** Each keystroke cancels what is pending. */
export function typeTerm({ request }: Asking, text: string): Asking {
  const term = text.trim();
  return { term, phase: isLongEnough(term) ? 'waiting' : 'idle', request: request + 1 };
}

export function endPause(asking: Asking, request: number): Asking {
  return asking.phase === 'waiting' && asking.request === request ? { ...asking, phase: 'asking' } : asking;
}

export function isAwaited(asking: Asking, request: number): boolean {
  return asking.phase === 'asking' && asking.request === request;
}

/** After an answer, or because nobody waits for one any more. */
export function stopAsking(asking: Asking): Asking {
  return { ...asking, phase: 'idle', request: asking.request + 1 };
}
