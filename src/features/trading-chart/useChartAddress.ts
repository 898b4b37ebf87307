import { useEffect, useEffectEvent, useRef } from 'react';
import { type ChartWish, parseChartQuery, putChartQuery, writeChartQuery } from './chart-address.ts';
import type { ChartEvent } from './chart-event.ts';
import { type ChartState, wishOf } from './chart-state.ts';

/** What was typed or followed by itself gets no way back of its own. */
const REPLACING: ReadonlySet<ChartEvent['type']> = new Set(['days-chosen', 'ground-changed']);

/** Keeps the chart in the address: a press is an entry of the history, and going back brings the chart back. */
export function useChartAddress(state: ChartState, onBack: (wish: ChartWish) => void) {
  const { groundId } = state.subject;
  const query = writeChartQuery(wishOf(state));
  const written = useRef(query);
  const writtenGround = useRef(groundId);
  const isReplacing = useRef(false);

  const write = useEffectEvent(() => {
    // The page writes the address of another ground without what the chart keeps.
    if (query === written.current && groundId === writtenGround.current) return;
    written.current = query;
    writtenGround.current = groundId;
    const { pathname, search, hash } = location;
    const next = putChartQuery(search, wishOf(state));
    if (next === search) return;
    if (isReplacing.current) history.replaceState(null, '', pathname + next + hash);
    else history.pushState(null, '', pathname + next + hash);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is written when it changes
  useEffect(() => write(), [query, groundId]);

  const goBack = useEffectEvent(() => {
    const wish = parseChartQuery(Object.fromEntries(new URLSearchParams(location.search)));
    const wanted = writeChartQuery(wish);
    if (wanted === written.current) return;
    written.current = wanted;
    isReplacing.current = true;
    onBack(wish);
  });
  const path = useRef('');
  useEffect(() => {
    path.current = location.pathname;
  });
  useEffect(() => {
    // Another ground is the page's matter; the chart hears of it when its data is there.
    const listen = () => location.pathname === path.current && goBack();
    addEventListener('popstate', listen);
    return () => removeEventListener('popstate', listen);
  }, []);

  return {
    note: (event: ChartEvent) => {
      isReplacing.current = REPLACING.has(event.type);
    },
  };
}
