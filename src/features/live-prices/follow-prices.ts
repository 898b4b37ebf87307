import { callStream } from '#platform/contract/call-stream.ts';
import type { Store } from '#platform/islands/store.ts';
import { waitBeforeTry } from './backing-off.ts';
import { followPrices } from './live-prices.contract.ts';
import type { LiveState } from './live-state.ts';
import { type LiveEvent, reduceLive } from './reduce-live.ts';

interface Listing {
  readonly stockId: number;
  readonly venueId: number;
}

interface Follower extends Pick<Store<LiveState>, 'read'> {
  readonly listing: Listing;
  readonly dispatch: (event: LiveEvent) => void;
}

/**
 * Listens while the page is looked at: a hidden page, also one that the browser keeps for the way back, holds no
 * connection, and goes on where it was when it is shown again. Gives what ends it.
 */
export function followWhileSeen(
  listing: Listing,
  { read, write }: Pick<Store<LiveState>, 'read' | 'write'>,
): () => void {
  const dispatch = (event: LiveEvent) => write(reduceLive(read(), event));
  let leaving: AbortController | null = null;
  const begin = () => {
    if (leaving || document.visibilityState === 'hidden') return;
    leaving = new AbortController();
    void follow({ listing, read, dispatch }, leaving.signal);
  };
  const end = () => {
    if (!leaving) return;
    leaving.abort();
    leaving = null;
    if (read().status !== 'ended') dispatch({ type: 'closed' });
  };
  const look = () => (document.visibilityState === 'hidden' ? end() : begin());
  const watching = new AbortController();
  document.addEventListener('visibilitychange', look, watching);
  addEventListener('pagehide', end, watching);
  addEventListener('pageshow', begin, watching);
  begin();
  return () => {
    watching.abort();
    end();
  };
}

/** Comes back after every cut, later each time, until nobody waits or the server has said that it is over. */
async function follow({ listing, read, dispatch }: Follower, signal: AbortSignal): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    let requestedMs = 0;
    try {
      const last = read().lastEvent;
      for await (const { id, name, data, retryMs } of callStream(followPrices, listing, { last, signal })) {
        failures = 0;
        requestedMs = retryMs ?? requestedMs;
        if (name === 'price') dispatch({ type: 'price', id, price: JSON.parse(data) });
        else if (name === 'session') dispatch({ type: 'session', isRunning: JSON.parse(data).is_running });
        else if (name === 'end') return dispatch({ type: 'ended' });
      }
    } catch (error) {
      if (signal.aborted) return;
      const { status = 0, retryAfterSeconds = 0 } = error as { status?: number; retryAfterSeconds?: number };
      // Who may not listen, or to what is not there, need not ask again; too many at once pass.
      if (status >= 400 && status < 500 && status !== 429) return dispatch({ type: 'ended' });
      requestedMs = retryAfterSeconds * 1000;
    }
    if (signal.aborted) return;
    dispatch({ type: 'failed' });
    await sleep(waitBeforeTry(failures++, requestedMs, Math.random()), signal);
  }
}

/** Also over when the network is back, or nobody waits any more. */
function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    addEventListener('online', done);
    signal.addEventListener('abort', done);
  });
}
