import { createContext, type ReactNode, use, useEffect, useMemo, useSyncExternalStore } from 'react';
import { verdictOn } from '#domain/access/capabilities.ts';
import { useViewerKind } from '#platform/session/ViewerKind.tsx';
import { type LiveState, NOT_LIVE } from './live-state.ts';
import { createLiveStore, type LiveStore } from './live-store.ts';

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
 * Follows the price of a share for all parts of the page inside: one stream, and only those that show a price are drawn
 * anew when it moves. Nobody who may not see the last price requests it, and no script comes for them.
 */
export function LivePrices({ stockId, venueId, children }: Props) {
  const mayFollow = verdictOn('last-price', { kind: useViewerKind() }) === 'allowed';
  const isFollowed = mayFollow && venueId === LIVE_VENUE;
  const store = useMemo(
    () => (isFollowed ? createLiveStore(stockId, LIVE_VENUE) : null),
    [isFollowed, stockId],
  );
  useEffect(() => {
    if (!store) return;
    let stop: (() => void) | undefined;
    let isLeft = false;
    const start = async () => {
      const { followWhileSeen } = await import('./follow-prices.ts');
      if (!isLeft) stop = followWhileSeen(store);
    };
    // Where the script does not come, the page shows what it came with.
    void start().catch(() => undefined);
    return () => {
      isLeft = true;
      stop?.();
    };
  }, [store]);
  return <LiveContext value={store}>{children}</LiveContext>;
}

const listenToNothing = () => () => undefined;
const readNothing = () => NOT_LIVE;

/** How the share of this page stands now; drawn on the server and on other venues, nothing moves. */
export function useLivePrices(): LiveState {
  const store = use(LiveContext);
  return useSyncExternalStore(
    store?.subscribe ?? listenToNothing,
    store?.readState ?? readNothing,
    readNothing,
  );
}
