import { expect, test } from 'vitest';
import type { LivePrice, LiveQuote } from './live-prices.contract.ts';
import { type LiveState, type MinutePoint, NOT_LIVE } from './live-state.ts';
import { type LiveEvent, reduceLive } from './reduce-live.ts';

const quote: LiveQuote = {
  date: '2026-11-16',
  'date.numeric': 1_794_787_200,
  last: 84.36,
  change: 1.83,
  class: 'increase',
  buy_sell: null,
  open: 83.1,
  min: 82.75,
  max: 84.9,
  avg: 83.97,
  legal_close_price: null,
};

const priceOf = (minutes: MinutePoint[], change: Partial<LiveQuote> = {}): LivePrice => ({
  quote: { ...quote, ...change },
  turnover: 1000,
  minutes,
});

const play = (...events: readonly LiveEvent[]): LiveState => events.reduce(reduceLive, NOT_LIVE);
const price = (id: string, its: LivePrice): LiveEvent => ({ type: 'price', id, price: its });

test.each([
  { events: [], status: 'off', why: 'nobody listens yet' },
  { events: [{ type: 'session', isRunning: true }], status: 'live', why: 'the session runs' },
  { events: [{ type: 'session', isRunning: false }], status: 'over', why: 'nothing is being traded' },
  {
    events: [{ type: 'session', isRunning: true }, { type: 'failed' }],
    status: 'reconnecting',
    why: 'the stream was cut',
  },
  {
    events: [{ type: 'failed' }, { type: 'session', isRunning: true }],
    status: 'live',
    why: 'it is back',
  },
  {
    events: [{ type: 'session', isRunning: true }, { type: 'closed' }],
    status: 'off',
    why: 'the page is not looked at',
  },
  { events: [{ type: 'ended' }], status: 'ended', why: 'the reader may not listen' },
] satisfies { events: LiveEvent[]; status: LiveState['status']; why: string }[])(
  'a page is $status when $why',
  ({ events, status }) => {
    expect(play(...events).status).toBe(status);
  },
);

test('a minute that goes on is updated, and one that comes late stands where it belongs', () => {
  const { minutes } = play(
    price('1', priceOf([[60_000, 84.1, 10]])),
    price('2', priceOf([[180_000, 84.3, 30]])),
    price('3', priceOf([[180_000, 84.4, 50]])),
    price('4', priceOf([[120_000, 84.2, 20]])),
  );
  expect(minutes).toEqual([
    [60_000, 84.1, 10],
    [120_000, 84.2, 20],
    [180_000, 84.4, 50],
  ]);
});

test('a cut, a hidden page and an end keep what was reported, and where to go on', () => {
  const priced = price('7', priceOf([[60_000, 84.1, 10]]));
  for (const type of ['failed', 'closed', 'ended'] as const)
    expect(play(priced, { type })).toMatchObject({ quote, lastEvent: '7', minutes: [[60_000, 84.1, 10]] });
});

test('a new day begins without the minutes of the one before', () => {
  const state = play(
    price('1', priceOf([[60_000, 84.1, 10]])),
    price('2', priceOf([[86_460_000, 85, 5]], { date: '2026-11-17' })),
  );
  expect(state.minutes).toEqual([[86_460_000, 85, 5]]);
});
