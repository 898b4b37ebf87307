import { createContext, type ReactNode, use, useEffect, useMemo, useSyncExternalStore } from 'react';
import { verdictOn } from '#domain/access/capabilities.ts';
import { useViewerKind } from '#platform/session/ViewerKind.tsx';
import { type LiveState, NOT_LIVE } from './live-state.ts';
import { type LiveStore, liveStoreOf } from './live-store.ts';

const LiveContext = createContext<LiveStore | null>(null);

interface Props {
  readonly stockId: number;
  /** Null where the share is listed nowhere. */
  readonly venueId: number | null;
  readonly children: ReactNode;
}

/** Only here prices move during the session. */
const LIVE_VENUE = 1;

/**
 * Follows the price of a share for what is inside: one stream for the whole page, and only what shows a price is drawn
 * anew when it moves. Nobody who may not see the last price requests it, and no script comes for them.
 */
export function LivePrices({ stockId, venueId, children }: Props) {
  const mayFollow = verdictOn('last-price', { kind: useViewerKind() }) === 'allowed';
  const isFollowed = mayFollow && venueId === LIVE_VENUE;
  const store = useMemo(
    () => (isFollowed && !import.meta.env.SSR && !isOfEarlier() ? liveStoreOf(stockId, LIVE_VENUE) : null),
    [isFollowed, stockId],
  );
  useEffect(() => store?.join(), [store]);
  return <LiveContext value={store}>{children}</LiveContext>;
}

/** A page of what was known at an earlier time stands still. */
const isOfEarlier = () => new URLSearchParams(location.search).has('asOf');

const listenToNothing = () => () => undefined;
const readNothing = () => NOT_LIVE;

/** How the share of this page stands now; drawn on the server and on other venues, nothing moves. */
export function useLivePrices(): LiveState {
  const store = use(LiveContext);
  return useSyncExternalStore(store?.subscribe ?? listenToNothing, store?.read ?? readNothing, readNothing);
}
