import { createStore, type Store } from '#platform/islands/store.ts';
import { type LiveState, NOT_LIVE } from './live-state.ts';

export interface LiveStore extends Store<LiveState> {
  readonly listing: { readonly stockId: number; readonly venueId: number };
  /** Follows the price for as long as any part of the page shows it; gives what ends that. */
  readonly join: () => () => void;
}

const stores = new Map<string, LiveStore>();

/** One for all parts of a page that show a listing, so that there is one stream. */
export function liveStoreOf(stockId: number, venueId: number): LiveStore {
  const key = `${stockId} ${venueId}`;
  const store = stores.get(key) ?? createLiveStore({ stockId, venueId }, () => stores.delete(key));
  stores.set(key, store);
  return store;
}

function createLiveStore(listing: LiveStore['listing'], onLeft: () => void): LiveStore {
  const state = createStore(NOT_LIVE);
  let readers = 0;
  let stop: (() => void) | undefined;
  const start = async () => {
    const { followWhileSeen } = await import('./follow-prices.ts');
    if (readers > 0) stop ??= followWhileSeen(listing, state);
  };
  const leave = () => {
    readers--;
    if (readers > 0) return;
    stop?.();
    stop = undefined;
    onLeft();
  };
  return {
    ...state,
    listing,
    join: () => {
      readers++;
      // Where the script does not come, the page shows what it came with.
      if (readers === 1) void start().catch(() => undefined);
      return leave;
    },
  };
}
