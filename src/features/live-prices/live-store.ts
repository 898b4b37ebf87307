import { type LiveState, NOT_LIVE } from './live-state.ts';

export interface LiveStore {
  readonly listing: { readonly stockId: number; readonly venueId: number };
  readonly readState: () => LiveState;
  readonly writeState: (state: LiveState) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Holds the state outside of the page's parts, so that only those which show it are drawn anew. */
export function createLiveStore(stockId: number, venueId: number): LiveStore {
  const listeners = new Set<() => void>();
  let state = NOT_LIVE;
  return {
    listing: { stockId, venueId },
    readState: () => state,
    writeState: (next) => {
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
