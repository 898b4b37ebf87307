import { useEffect, useEffectEvent, useRef } from 'react';
import {
  type ChartSelection,
  parseChartQuery,
  putChartQuery,
  writeChartQuery,
} from '#market/trading-chart/chart-address.ts';
import type { ChartEvent } from '#market/trading-chart/chart-event.ts';
import { type ChartState, selectionOf } from '#market/trading-chart/chart-state.ts';

/** What was typed or followed by itself gets no way back of its own. */
const REPLACING: ReadonlySet<ChartEvent['type']> = new Set(['days-chosen', 'venue-changed']);

/** Keeps the chart in the address: a press is an entry of the history, and going back brings the chart back. */
export function useChartAddress(state: ChartState, onBack: (selection: ChartSelection) => void) {
  const query = writeChartQuery(selectionOf(state));
  const written = useRef(query);
  const isReplacing = useRef(false);

  const write = useEffectEvent(() => {
    if (query === written.current) return;
    written.current = query;
    const { pathname, search, hash } = location;
    const address = pathname + putChartQuery(search, selectionOf(state)) + hash;
    if (isReplacing.current) history.replaceState(null, '', address);
    else history.pushState(null, '', address);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is written when it changes, and for each venue
  useEffect(() => write(), [query, state.subject.venueId]);

  const goBack = useEffectEvent(() => {
    const selection = selectionInAddress();
    const wanted = writeChartQuery(selection);
    if (wanted === written.current) return;
    written.current = wanted;
    isReplacing.current = true;
    onBack(selection);
  });
  const path = useRef('');
  useEffect(() => {
    path.current = location.pathname;
  });
  useEffect(() => {
    // Another venue is the page's matter; the chart hears of it when its data is there.
    const listen = () => location.pathname === path.current && goBack();
    addEventListener('popstate', listen);
    return () => removeEventListener('popstate', listen);
  }, []);

  return {
    note: (event: ChartEvent) => {
      isReplacing.current = REPLACING.has(event.type);
      // The page has gone to another address.
      if (event.type === 'venue-changed') written.current = writeChartQuery(selectionInAddress());
    },
  };
}

export const selectionInAddress = (): ChartSelection =>
  parseChartQuery(Object.fromEntries(new URLSearchParams(location.search)));
