import { useEffect, useState } from 'react';
import { call } from '#platform/contract/call.ts';
import { onRead } from '#platform/support-tickets/unread-news.ts';
import { countUnread } from './support-indicator.contract.ts';

/** Asked once the page is taken over, and again when its tab is looked at or something on it was read. */
export function useUnreadCount(isRequested: boolean): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (!isRequested) return undefined;
    const gone = new AbortController();
    const ask = () =>
      call(countUnread, { signal: gone.signal }).then(
        (reply) => setCount(reply.count),
        // The shell does not complain: the count stays as it was.
        () => undefined,
      );
    const pollWhenSeen = () => document.visibilityState === 'visible' && void ask();
    void ask();
    document.addEventListener('visibilitychange', pollWhenSeen, { signal: gone.signal });
    const forget = onRead(ask);
    return () => {
      gone.abort();
      forget();
    };
  }, [isRequested]);
  return count;
}
