import { useEffect, useEffectEvent, useRef } from 'react';
import { type ChartWish, parseChartQuery, putChartQuery, writeChartQuery } from './chart-address.ts';
import type { ChartEvent } from './chart-event.ts';
import { type ChartState, wishOf } from './chart-state.ts';

/** What was typed or followed by itself gets no way back of its own. */
const REPLACING: ReadonlySet<ChartEvent['type']> = new Set(['days-chosen', 'ground-changed']);

/** Keeps the chart in the address: a press is an entry of the history, and going back brings the chart back. */
export function useChartAddress(state: ChartState, onBack: (wish: ChartWish) => void) {
  const query = writeChartQuery(wishOf(state));
  const written = useRef(query);
  const isReplacing = useRef(false);

  const write = useEffectEvent(() => {
    if (query === written.current) return;
    written.current = query;
    const { pathname, search, hash } = location;
    const address = pathname + putChartQuery(search, wishOf(state)) + hash;
    if (isReplacing.current) history.replaceState(null, '', address);
    else history.pushState(null, '', address);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is written when it changes, and for each ground
  useEffect(() => write(), [query, state.subject.groundId]);

  const goBack = useEffectEvent(() => {
    const wish = wishInAddress();
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
      // The page has gone to another address.
      if (event.type === 'ground-changed') written.current = writeChartQuery(wishInAddress());
    },
  };
}

export const wishInAddress = (): ChartWish =>
  parseChartQuery(Object.fromEntries(new URLSearchParams(location.search)));
