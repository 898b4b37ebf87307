import type { LivePrice } from './live-prices.contract.ts';
import type { LiveState } from './live-state.ts';

export type LiveEvent =
  | { readonly type: 'price'; readonly id: string | undefined; readonly price: LivePrice }
  | { readonly type: 'session'; readonly isRunning: boolean }
  | { readonly type: 'failed' | 'closed' | 'ended' };

export function reduceLive(state: LiveState, event: LiveEvent): LiveState {
  switch (event.type) {
    case 'price':
      return takePrice(state, event.price, event.id ?? null);
    case 'session':
      return { ...state, status: event.isRunning ? 'live' : 'over' };
    case 'failed':
      return { ...state, status: 'reconnecting' };
    case 'closed':
      return { ...state, status: 'off' };
    case 'ended':
      return { ...state, status: 'ended' };
  }
}

function takePrice(state: LiveState, { quote, turnover, minutes }: LivePrice, id: string | null): LiveState {
  const isSameDay = state.quote === null || state.quote.date === quote.date;
  return {
    ...state,
    quote,
    turnover,
    minutes: joinPoints(isSameDay ? state.minutes : [], minutes),
    lastEvent: id ?? state.lastEvent,
  };
}

/** A minute that is known already is updated; one that comes late stands where it belongs. */
function joinPoints<Point extends readonly [number, ...unknown[]]>(
  known: readonly Point[],
  fresh: readonly Point[],
): readonly Point[] {
  if (fresh.length === 0) return known;
  const byTime = new Map([...known, ...fresh].map((point) => [point[0], point]));
  return [...byTime.values()].sort((a, b) => a[0] - b[0]);
}
