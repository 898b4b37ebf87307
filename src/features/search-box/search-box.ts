import { isLongEnough, type SearchCategory } from '#domain/search/categories.ts';
import type { AllSuggestions, SuggestedItem } from '#market/search/search.contract.ts';
import { DOWNWARDS, nextInRound, SIDEWAYS } from '#ui/keys/next-in-round.ts';
import { endPause, isAwaited, type Lookup, NO_LOOKUP, stopLookup, typeTerm } from '#ui/lookup/lookup.ts';

export interface SearchState {
  /** What the brand searches, in the order of the tabs. */
  readonly categories: readonly SearchCategory[];
  /** The reader may not search: the panel says so instead. */
  readonly isLocked: boolean;
  readonly lookup: Lookup;
  readonly isOpen: boolean;
  readonly found: { readonly term: string; readonly hits: AllSuggestions } | null;
  /** The tab that the reader chose last, in this visit or an earlier one. */
  readonly chosen: SearchCategory | null;
  /** Which hit the arrows are on; null while they move in the text. */
  readonly marked: number | null;
}

export type SearchEvent =
  | { readonly type: 'typed'; readonly text: string }
  | { readonly type: 'paused'; readonly request: number }
  | { readonly type: 'answered'; readonly request: number; readonly hits: AllSuggestions }
  | { readonly type: 'failed'; readonly request: number }
  | { readonly type: 'pressed'; readonly key: string }
  | { readonly type: 'chose-tab'; readonly category: SearchCategory }
  | { readonly type: 'entered' }
  | { readonly type: 'picked' }
  | { readonly type: 'dismissed' };

export function startSearch(
  categories: readonly SearchCategory[],
  chosen: SearchCategory | null,
  isLocked: boolean,
): SearchState {
  return { categories, isLocked, lookup: NO_LOOKUP, isOpen: false, found: null, chosen, marked: null };
}

/** A key that means nothing here gives back the very same state. */
export function search(state: SearchState, event: SearchEvent): SearchState {
  switch (event.type) {
    case 'typed':
      return type(state, event.text);
    case 'paused':
      return { ...state, lookup: endPause(state.lookup, event.request) };
    case 'answered': {
      if (!isAwaited(state.lookup, event.request)) return state;
      const found = { term: state.lookup.term, hits: event.hits };
      return { ...state, lookup: stopLookup(state.lookup), found, marked: null };
    }
    case 'failed':
      if (!isAwaited(state.lookup, event.request)) return state;
      return { ...state, lookup: stopLookup(state.lookup), isOpen: state.isOpen && state.found !== null };
    case 'pressed':
      return press(state, event.key);
    case 'chose-tab':
      return { ...state, chosen: event.category, marked: null };
    case 'entered':
      return state.found && !state.isOpen ? { ...state, isOpen: true } : state;
    case 'picked':
    case 'dismissed':
      return { ...state, lookup: stopLookup(state.lookup), isOpen: false, marked: null };
  }
}

function type(state: SearchState, text: string): SearchState {
  const lookup = typeTerm(state.lookup, text);
  if (state.isLocked)
    return { ...state, lookup: { ...lookup, phase: 'idle' }, isOpen: isLongEnough(lookup.term) };
  if (lookup.phase === 'idle') return { ...state, lookup, isOpen: false, found: null, marked: null };
  return { ...state, lookup, isOpen: true, marked: null };
}

/** Up and down go through the hits and the text above them; once among the hits, left and right change the tab. */
function press(state: SearchState, key: string): SearchState {
  if (!state.isOpen) return key === DOWNWARDS.on ? search(state, { type: 'entered' }) : state;
  if (!state.found) return state;
  if (key === DOWNWARDS.on || key === DOWNWARDS.back) {
    const count = Math.max(shownItems(state).length, 1) + 1;
    const at = nextInRound(key, DOWNWARDS, (state.marked ?? -1) + 1, count) ?? 0;
    return { ...state, marked: at === 0 ? null : at - 1 };
  }
  if (state.marked === null || (key !== SIDEWAYS.on && key !== SIDEWAYS.back)) return state;
  const at = nextInRound(key, SIDEWAYS, state.categories.indexOf(shownTab(state)), state.categories.length);
  return { ...state, chosen: state.categories[at ?? 0] ?? state.chosen, marked: 0 };
}

/** The one last chosen, even where it is empty; else the first that has something; else the first. */
export function shownTab({ categories, chosen, found }: SearchState): SearchCategory {
  if (chosen && categories.includes(chosen)) return chosen;
  return categories.find((each) => countOf(found, each) > 0) ?? categories[0] ?? 'bonds';
}

export function shownItems(state: SearchState): readonly SuggestedItem[] {
  return state.found?.hits[shownTab(state)]?.items ?? [];
}

/** Nothing was found in any category. */
export function isAllEmpty({ categories, found }: SearchState): boolean {
  return found !== null && categories.every((each) => countOf(found, each) === 0);
}

export function countOf(found: SearchState['found'], category: SearchCategory): number {
  return found?.hits[category]?.counter_title ?? 0;
}
