import { useEffect, useEffectEvent, useReducer } from 'react';
import { call } from '#platform/contract/call.ts';
import { createTable, type RequestedTable, reduceTable, type TableState } from './table-state.ts';
import {
  createTableTradingFullInfo,
  getTradingsFullInfoTable,
  type TradingTableData,
} from './trading-table.contract.ts';

interface Source {
  readonly requested: RequestedTable;
  /** What the server has drawn, if anything. */
  readonly start: TradingTableData | null;
  /** False while other days may be requested in a moment. */
  readonly isSettled: boolean;
}

/** Does what the state says: asks, and gives up what nobody waits for any more. */
export function useTradingTable({ requested, start, isSettled }: Source): {
  readonly state: TableState;
  readonly retry: () => void;
} {
  const [state, dispatch] = useReducer(reduceTable, null, () => createTable(requested, start));
  const follow = useEffectEvent(() => dispatch({ type: 'requested', requested }));
  const { stockId, venueId, isArchive, from, to, before } = requested;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is requested is what changes
  useEffect(() => follow(), [stockId, venueId, isArchive, from, to, before]);

  const ask = useEffectEvent(async (signal: AbortSignal) => {
    const { request } = state;
    try {
      const table = await loadTable(state.requested, signal);
      if (!signal.aborted) dispatch({ type: 'arrived', request, table });
    } catch {
      if (!signal.aborted) dispatch({ type: 'failed', request });
    }
  });
  const awaited = isSettled && state.phase === 'loading' ? state.request : null;
  useEffect(() => {
    if (awaited === null) return;
    const leaving = new AbortController();
    void ask(leaving.signal);
    return () => leaving.abort();
  }, [awaited]);
  return { state, retry: () => dispatch({ type: 'retried' }) };
}

function loadTable(requested: RequestedTable, signal: AbortSignal): Promise<TradingTableData> {
  const { stockId, venueId, isArchive, from, to, before } = requested;
  if (!isArchive && from !== null && to !== null) {
    const params = { stockId: String(stockId), venueId: String(venueId) };
    return call(createTableTradingFullInfo, { params, body: { dateFrom: from, dateTo: to, before }, signal });
  }
  const params = { stockId: String(stockId), venueId: String(venueId) };
  const query = { ...(before && { before }), ...(from && { from }), ...(to && { to }) };
  return call(getTradingsFullInfoTable, { params, query, signal });
}
