import type { LivePrice, LiveQuote } from './live-prices.contract.ts';

/** Milliseconds at which a minute begins, its last price and its turnover. */
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
  readonly turnover: number | null;
  /** Those that changed since the page was made, in their order. */
  readonly minutes: readonly MinutePoint[];
  /** Where to go on after a cut. */
  readonly lastEvent: string | null;
}

export const NOT_LIVE: LiveState = {
  status: 'off',
  quote: null,
  turnover: null,
  minutes: [],
  lastEvent: null,
};
