import { expect, test } from 'vitest';
import { day, seriesOf, TRADED } from '#market/trading-chart/series-for-tests.ts';
import type { TradingSeries } from '#market/trading-chart/trading-chart.contract.ts';
import { TURNOVER } from '#market/trading-chart/trading-chart.wire.ts';
import { joinLive, type LivePoints } from './live-points.ts';

const subject = {
  stockId: 7,
  venueId: 1,
  today: '2026-11-16',
  firstTradingDay: null,
  lastTradingDay: '2026-11-13',
};
const month = { subject, from: '2026-10-13', to: '2026-11-13', isArbitrary: false };
const today = { subject, from: '2026-11-16', to: '2026-11-16', isArbitrary: false };
const nine = Date.parse('2026-11-16T09:00:00Z');

const live: LivePoints = {
  day: '2026-11-16',
  ofDay: { 'last_price.numeric': 85.5, [TURNOVER]: 900 },
  minutes: [
    [nine, 85.1, 100],
    [nine + 60_000, 85.5, 200],
  ],
};
const minuteSeries = (field: TradingSeries['field'], value: number): TradingSeries => ({
  ...seriesOf([7, 1], [], field),
  data: [
    [nine - 60_000, value],
    [nine, value],
  ],
});
const dataOf = (series: readonly TradingSeries[]) => series.map(({ data }) => data);

test('the chart of the day goes on minute by minute, and a minute that was known is updated', () => {
  const series = [minuteSeries('last_price.numeric', 84), minuteSeries(TURNOVER, 50)];
  expect(dataOf(joinLive(series, today, live))).toEqual([
    [
      [nine - 60_000, 84],
      [nine, 85.1],
      [nine + 60_000, 85.5],
    ],
    [
      [nine - 60_000, 50],
      [nine, 100],
      [nine + 60_000, 200],
    ],
  ]);
});

test('in a longer period the day that has begun follows the last one, and moves on', () => {
  const joined = joinLive([seriesOf([7, 1], TRADED)], month, live);
  const known = TRADED.map(([text, value]) => [day(text), value]);
  expect(dataOf(joined)).toEqual([[...known, [day('2026-11-16'), 85.5]]]);
  const again = joinLive(joined, month, { ...live, ofDay: { 'last_price.numeric': 86 } });
  expect(dataOf(again)).toEqual([[...known, [day('2026-11-16'), 86]]]);
});

test.each([
  { why: 'nothing has moved', series: [seriesOf([7, 1], TRADED)], shown: month, points: null },
  {
    why: 'it is another share',
    series: [seriesOf([8, 1], TRADED)],
    shown: month,
    points: live,
  },
  { why: 'it is another venue', series: [seriesOf([7, 2], TRADED)], shown: month, points: live },
  {
    why: 'the reader chose days that end before',
    series: [seriesOf([7, 1], TRADED)],
    shown: { ...month, isArbitrary: true },
    points: live,
  },
  {
    why: 'the curve shows its shape alone',
    series: [{ ...seriesOf([7, 1], TRADED), unit: 'none' as const }],
    shown: month,
    points: live,
  },
  {
    why: 'another day is shown minute by minute',
    series: [minuteSeries('last_price.numeric', 84)],
    shown: { ...today, from: '2026-11-13', to: '2026-11-13' },
    points: live,
  },
  {
    why: 'the field is not sent live',
    series: [seriesOf([7, 1], TRADED, 'legal_close_price.numeric')],
    shown: month,
    points: live,
  },
])('a series stays as it is where $why', ({ series, shown, points }) => {
  expect(dataOf(joinLive(series, shown, points))).toEqual(dataOf(series));
});
