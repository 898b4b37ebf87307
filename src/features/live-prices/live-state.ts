import type { LivePrice, LiveQuote } from './live-prices.contract.ts';

/** Milliseconds at which a minute begins, its last price and its overturn. */
export type MinutePoint = LivePrice['minutes'][number];

/**
 * `off`: nobody listens, because nobody may or the page is not looked at; `over`: listening, and nothing is being
 * traded; `ended`: the server has said that this reader may not listen.
 */
export type LiveStatus = 'off' | 'live' | 'over' | 'reconnecting' | 'ended';

export interface LiveState {
  readonly status: LiveStatus;
  /** Null until the first price came. */
  readonly quote: LiveQuote | null;
  /** Of the day. */
  readonly overturn: number | null;
  /** Those that changed since the page was made, in their order. */
  readonly minutes: readonly MinutePoint[];
  /** Where to go on after a cut. */
  readonly lastEvent: string | null;
}

export const NOT_LIVE: LiveState = {
  status: 'off',
  quote: null,
  overturn: null,
  minutes: [],
  lastEvent: null,
};

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

function takePrice(state: LiveState, { quote, overturn, minutes }: LivePrice, id: string | null): LiveState {
  const isSameDay = state.quote === null || state.quote.date === quote.date;
  return {
    ...state,
    quote,
    overturn,
    minutes: joinPoints(isSameDay ? state.minutes : [], minutes),
    lastEvent: id ?? state.lastEvent,
  };
}

/** A minute that is known already is told anew; one that comes late stands where it belongs. */
export function joinPoints<Point extends readonly [number, ...unknown[]]>(
  known: readonly Point[],
  fresh: readonly Point[],
): readonly Point[] {
  if (fresh.length === 0) return known;
  const byTime = new Map([...known, ...fresh].map((point) => [point[0], point]));
  return [...byTime.values()].sort((a, b) => a[0] - b[0]);
}
