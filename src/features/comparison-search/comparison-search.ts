import { DOWNWARDS, nextInRound } from '#ui/keys/next-in-round.ts';
import { endPause, isAwaited, type Lookup, NO_LOOKUP, stopLookup, typeTerm } from '#ui/lookup/lookup.ts';
import { COMPARE_ERRORS, type CompareSearchReply } from './compare-search.contract.ts';
import { type DerivedResult, toDerivedResults } from './derived-result.wire.ts';

export interface ComparisonState {
  /** The reader may not search: the list says so instead. */
  readonly isLocked: boolean;
  readonly text: string;
  readonly lookup: Lookup;
  readonly isOpen: boolean;
  readonly answer:
    | { readonly kind: 'results'; readonly results: readonly DerivedResult[] }
    | { readonly kind: 'too-many' }
    | null;
  readonly marked: number | null;
}

export type ComparisonEvent =
  | { readonly type: 'typed'; readonly text: string }
  | { readonly type: 'paused'; readonly request: number }
  | { readonly type: 'answered'; readonly request: number; readonly reply: CompareSearchReply }
  | { readonly type: 'failed'; readonly request: number }
  | { readonly type: 'pressed'; readonly key: string }
  | { readonly type: 'selected'; readonly result: DerivedResult }
  | { readonly type: 'cleared' }
  | { readonly type: 'dismissed' };

export const NO_COMPARISON: ComparisonState = {
  isLocked: false,
  text: '',
  lookup: NO_LOOKUP,
  isOpen: false,
  answer: null,
  marked: null,
};

/** A key that means nothing here gives back the very same state. */
export function compare(state: ComparisonState, event: ComparisonEvent): ComparisonState {
  const { lookup } = state;
  switch (event.type) {
    case 'typed': {
      const next = { ...state, text: event.text, lookup: typeTerm(lookup, event.text), marked: null };
      if (state.isLocked) return { ...next, lookup: NO_LOOKUP, isOpen: next.lookup.phase === 'waiting' };
      return next.lookup.phase === 'idle' ? { ...next, isOpen: false, answer: null } : next;
    }
    case 'paused':
      return { ...state, lookup: endPause(lookup, event.request) };
    case 'answered':
      return isAwaited(lookup, event.request) ? answer(state, event.reply) : state;
    case 'failed':
      return isAwaited(lookup, event.request) ? { ...state, lookup: stopLookup(lookup) } : state;
    case 'pressed':
      return press(state, event.key);
    case 'selected': {
      const text = event.result.emissionNameWithTg;
      return { ...state, text, lookup: stopLookup(lookup), isOpen: false, marked: null };
    }
    case 'cleared':
      return {
        ...NO_COMPARISON,
        isLocked: state.isLocked,
        lookup: { ...NO_LOOKUP, request: lookup.request + 1 },
      };
    case 'dismissed':
      return { ...state, lookup: stopLookup(lookup), isOpen: false, marked: null };
  }
}

function answer(state: ComparisonState, { response }: CompareSearchReply): ComparisonState {
  const lookup = stopLookup(state.lookup);
  const { err_no } = response.error;
  if (err_no === COMPARE_ERRORS.tooMany)
    return { ...state, lookup, isOpen: true, answer: { kind: 'too-many' }, marked: null };
  // Every other error number is for the console only.
  if (err_no !== COMPARE_ERRORS.none) return { ...state, lookup };
  const results = response.items.flatMap(toDerivedResults);
  return { ...state, lookup, isOpen: true, answer: { kind: 'results', results }, marked: null };
}

function press(state: ComparisonState, key: string): ComparisonState {
  if (key !== DOWNWARDS.on && key !== DOWNWARDS.back) return state;
  const count = shownResults(state).length;
  if (count === 0) return state;
  if (!state.isOpen) return key === DOWNWARDS.on ? { ...state, isOpen: true } : state;
  const at = nextInRound(key, DOWNWARDS, (state.marked ?? -1) + 1, count + 1) ?? 0;
  return { ...state, marked: at === 0 ? null : at - 1 };
}

export function shownResults({ answer: given }: ComparisonState): readonly DerivedResult[] {
  return given?.kind === 'results' ? given.results : [];
}
