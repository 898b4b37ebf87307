import { useRef, useState } from 'react';
import { call } from '#platform/contract/call.ts';
import { type IssuerNews, readNews } from './news.contract.ts';

/** The news that the page came with, and what was requested after it. */
export function useOlderNews(first: IssuerNews) {
  const [{ items, next }, setNews] = useState(first);
  const [phase, setPhase] = useState<'still' | 'loading' | 'failed'>('still');
  const [firstNewId, setFirstNewId] = useState<number | null>(null);
  const isLoading = useRef(false);

  const showMore = async () => {
    if (isLoading.current || next === null) return;
    isLoading.current = true;
    setPhase('loading');
    try {
      const params = { issuerId: String(first.issuer_id) };
      const older = await call(readNews, { params, query: { before: next } });
      setNews((now) => ({ ...older, items: [...now.items, ...older.items] }));
      setFirstNewId(older.items[0]?.id ?? null);
      setPhase('still');
    } catch {
      setPhase('failed');
    } finally {
      isLoading.current = false;
    }
  };
  return {
    items,
    hasMore: next !== null,
    phase,
    showMore,
    /** Reading goes on where the new ones begin. */
    firstNew: { id: firstNewId, ref: focusStory },
  };
}

function focusStory(line: HTMLLIElement | null): void {
  line?.querySelector<HTMLElement>('summary, a')?.focus({ preventScroll: true });
}
