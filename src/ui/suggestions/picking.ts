import { DOWNWARDS, nextInRound } from '#ui/keys/next-in-round.ts';
import { endPause, isAwaited, type Lookup, NO_LOOKUP, stopLookup, typeTerm } from '#ui/lookup/lookup.ts';

export interface Suggestion {
  readonly id: string;
  readonly name: string;
}

/** What is suggested for a text so far; the text is in the field itself. */
export interface Picking {
  readonly lookup: Lookup;
  readonly found: readonly Suggestion[];
  readonly isOpen: boolean;
  /** By the arrow keys; null: the field itself. */
  readonly marked: number | null;
}

export type PickingEvent =
  | { readonly type: 'typed'; readonly text: string }
  | { readonly type: 'paused' | 'failed'; readonly request: number }
  | { readonly type: 'found'; readonly request: number; readonly items: readonly Suggestion[] }
  /** What the page knows itself, without a request. */
  | { readonly type: 'offered'; readonly text: string; readonly items: readonly Suggestion[] }
  | { readonly type: 'pressed'; readonly key: string }
  | { readonly type: 'dismissed' };

export const NO_PICKING: Picking = { lookup: NO_LOOKUP, found: [], isOpen: false, marked: null };

export function pick(state: Picking, event: PickingEvent): Picking {
  const { lookup } = state;
  switch (event.type) {
    case 'typed':
      return { ...NO_PICKING, lookup: typeTerm(lookup, event.text) };
    case 'paused':
      return { ...state, lookup: endPause(lookup, event.request) };
    case 'failed':
      return isAwaited(lookup, event.request) ? { ...state, lookup: stopLookup(lookup) } : state;
    case 'found':
      if (!isAwaited(lookup, event.request)) return state;
      return { lookup: stopLookup(lookup), found: event.items, isOpen: event.items.length > 0, marked: null };
    case 'offered': {
      const { items, text } = event;
      const known = stopLookup(typeTerm(lookup, text));
      return { lookup: known, found: items, isOpen: items.length > 0, marked: null };
    }
    case 'pressed':
      return press(state, event.key);
    case 'dismissed':
      return { ...state, lookup: stopLookup(lookup), isOpen: false, marked: null };
  }
}

function press(state: Picking, key: string): Picking {
  if (key === 'Escape') return state.isOpen ? pick(state, { type: 'dismissed' }) : state;
  if ((key !== DOWNWARDS.on && key !== DOWNWARDS.back) || state.found.length === 0) return state;
  if (!state.isOpen) return key === DOWNWARDS.on ? { ...state, isOpen: true } : state;
  // One place more than there are suggestions: the field itself.
  const at = nextInRound(key, DOWNWARDS, (state.marked ?? -1) + 1, state.found.length + 1) ?? 0;
  return { ...state, marked: at === 0 ? null : at - 1 };
}
