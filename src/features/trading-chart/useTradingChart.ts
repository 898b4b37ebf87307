import { useEffect, useEffectEvent, useReducer } from 'react';
import { onOtherVenue, writeChartQuery } from '#market/trading-chart/chart-address.ts';
import type { ChartPart, SendToChart } from '#market/trading-chart/chart-part.ts';
import { selectionOf } from '#market/trading-chart/chart-state.ts';
import type { PriceChartData } from '#market/trading-chart/trading-chart.contract.ts';
import { createChart, reduceChart } from '#market/trading-chart/trading-chart.ts';
import { useViewerKind } from '#platform/session/ViewerKind.tsx';
import type { LoadIndexes } from './load-chart.ts';
import { selectionInAddress, useChartAddress } from './useChartAddress.ts';
import { useLoggedActions } from './useLoggedActions.ts';

export interface ChartSource {
  readonly stockId: number;
  readonly venueId: number;
  /** What the server has loaded; another object with another venue. */
  readonly start: PriceChartData;
  /** The page's link for series. */
  readonly getTradings: string;
  readonly loadIndexes: LoadIndexes;
}

/** The first series are in the page: only the next ones need a way to ask. */
const loader = () => import('./load-chart.ts');

/** Does what the state says: asks, gives up what nobody waits for any more, and keeps the address. */
export function useTradingChart(source: ChartSource): ChartPart {
  const { stockId, venueId, start } = source;
  const viewer = useViewerKind();
  const [state, dispatch] = useReducer(reduceChart, null, () => createChart(stockId, venueId, start, viewer));
  const address = useChartAddress(state, (selection) => dispatch({ type: 'went-back', selection }));
  const send: SendToChart = (event) => {
    address.note(event);
    dispatch(event);
  };
  useLoggedActions(state);

  const changeVenue = useEffectEvent(() => {
    if (venueId === state.subject.venueId) return;
    send({ type: 'venue-changed', venueId, start });
    // Where the reader went back to the venue, its address says what was seen there.
    const selection = selectionInAddress();
    if (writeChartQuery(selection) !== writeChartQuery(onOtherVenue(selectionOf(state))))
      dispatch({ type: 'went-back', selection });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the venue is what changes
  useEffect(() => changeVenue(), [venueId]);

  const ask = useEffectEvent(async (signal: AbortSignal) => {
    const { request } = state;
    try {
      const { loadChart } = await loader();
      const answer = await loadChart(source, state, signal);
      if (signal.aborted) return;
      if ('movedTo' in answer) dispatch({ type: 'moved', request, to: answer.movedTo });
      else dispatch({ type: 'arrived', request, loaded: answer });
    } catch {
      if (!signal.aborted) dispatch({ type: 'failed', request });
    }
  });
  useLeaving(state.phase === 'loading' && state.request, ask);

  const joining = state.phase === 'shown' ? state.joining[0] : undefined;
  const join = useEffectEvent(async (signal: AbortSignal) => {
    if (!joining) return;
    const { request } = state;
    try {
      const { loadJoining } = await loader();
      const loaded = await loadJoining(source, state, joining, signal);
      if (!signal.aborted) dispatch({ type: 'joined', request, compared: joining, loaded });
    } catch (error) {
      if (signal.aborted) return;
      // The reader sees it taken back, and nothing else.
      console.warn('compare', error);
      dispatch({ type: 'join-failed', request, compared: joining });
    }
  });
  useLeaving(joining !== undefined && `${state.request} ${joining.kind} ${joining.id} ${joining.tone}`, join);
  return { state, send };
}

/** Runs for each key; what runs for another one is given up. */
function useLeaving(key: string | number | false, run: (signal: AbortSignal) => Promise<void>): void {
  const start = useEffectEvent(run);
  useEffect(() => {
    if (key === false) return;
    const leaving = new AbortController();
    void start(leaving.signal);
    return () => leaving.abort();
  }, [key]);
}
