import { type Dispatch, useEffect, useReducer, useRef } from 'react';
import { SEARCH_CATEGORIES } from '#domain/search/categories.ts';
import { logSearchUsage } from '#market/activity-log/log-actions.ts';
import { suggestAll } from '#market/search/search.contract.ts';
import { useBrand } from '#platform/brands/CurrentBrand.tsx';
import { call } from '#platform/contract/call.ts';
import { useIsSignedIn, useViewerKind } from '#platform/session/ViewerKind.tsx';
import { useLookup } from '#ui/lookup/useLookup.ts';
import { recallTab, rememberTab } from './remembered-tab.ts';
import { type SearchEvent, type SearchState, search, startSearch } from './search-box.ts';

/** The state of one box, and everything it does to the world outside. */
export function useSearch(searchFor: 'paid' | 'everyone'): {
  readonly state: SearchState;
  readonly send: Dispatch<SearchEvent>;
} {
  const switches = useBrand().search;
  const isPaid = useViewerKind() === 'paid';
  const [state, send] = useReducer(search, null, () => {
    const categories = SEARCH_CATEGORIES.filter((each) => switches[each]);
    return startSearch(categories, recallTab(), searchFor === 'paid' && !isPaid);
  });
  useLookup(state.lookup, {
    ask: (term, signal) => call(suggestAll, { body: { term }, signal }),
    onPause: (request) => send({ type: 'paused', request }),
    onAnswer: (request, hits) => send({ type: 'answered', request, hits }),
    onFailure: (request) => send({ type: 'failed', request }),
  });
  useEffect(() => {
    if (state.chosen) rememberTab(state.chosen);
  }, [state.chosen]);
  useUsageLog(state.lookup.phase === 'loading');
  return { state, send };
}

/** Once for each box, and only of readers who signed in. */
function useUsageLog(isUsed: boolean): void {
  const isSignedIn = useIsSignedIn();
  const isNoted = useRef(false);
  useEffect(() => {
    if (!isUsed || !isSignedIn || isNoted.current) return;
    isNoted.current = true;
    void logSearchUsage();
  }, [isUsed, isSignedIn]);
}
