import { expect, test } from 'vitest';
import { joiningBody, requestedDays, tradingsBody } from './chart-request.ts';
import { indexOf, seriesOf, startOf, TRADED } from './series-for-tests.ts';
import { createChart, reduceChart } from './trading-chart.ts';
import { TURNOVER, toPairFields } from './trading-chart.wire.ts';

const chart = createChart(7, 1, startOf(), 'paid');

test('CH-06 the request names days, stocks with their venues, and what is drawn', () => {
  expect(tradingsBody(chart)).toEqual({
    date_from: '2026-10-13',
    date_to: '2026-11-13',
    ...toPairFields([{ stockId: 7, venueId: 1 }]),
    userChangePeriod: false,
    getChartIteration: 0,
    fields: ['last_price.numeric', TURNOVER],
  });
});

test('CH-06 candles need four prices', () => {
  const { fields } = tradingsBody(reduceChart(chart, { type: 'type-chosen', chart: 'extended' }));
  expect(fields).toEqual([
    'open_price.numeric',
    'max_price.numeric',
    'min_price.numeric',
    'last_price.numeric',
    TURNOVER,
  ]);
});

test('CH-06 CH-07 days that the reader chose are marked, moved ones are counted', () => {
  const days = { from: '2026-01-01', to: '2026-02-01' };
  expect(tradingsBody(reduceChart(chart, { type: 'days-chosen', days })).userChangePeriod).toBe(true);
  const moved = [
    { type: 'period-chosen', period: 0 } as const,
    { type: 'moved', request: 1, to: '2026-11-13' } as const,
  ];
  expect(tradingsBody(moved.reduce(reduceChart, chart))).toMatchObject({
    date_from: '2026-11-13',
    date_to: '2026-11-13',
    userChangePeriod: false,
    getChartIteration: 1,
  });
});

test('CM-01 compared stocks are requested by price alone, and one more does not move the days', () => {
  const start = startOf({
    compared: [
      { kind: 'stock', id: 8, venueId: 2 },
      { kind: 'index', id: 30 },
    ],
    series: [seriesOf([7, 1], TRADED), seriesOf([8, 2], TRADED)],
    indexes: [indexOf(30, TRADED)],
  });
  const both = createChart(7, 1, start, 'paid');
  expect(tradingsBody(both)).toMatchObject({
    ...toPairFields([
      { stockId: 7, venueId: 1 },
      { stockId: 8, venueId: 2 },
    ]),
    fields: ['last_price.numeric'],
  });
  expect(joiningBody(both, { id: 9, venueId: 1 })).toMatchObject({
    stocks_ids: [9],
    userChangePeriod: true,
  });
});

test.each([
  {
    view: 'chart',
    from: '2026-10-13',
    firstTradingDay: '2020-01-06',
    requested: '2026-10-13',
    why: 'its days alone',
  },
  {
    view: 'stock',
    from: '2026-10-13',
    firstTradingDay: '2020-01-06',
    requested: '2020-01-06',
    why: 'the whole history',
  },
  {
    view: 'stock',
    from: '2026-10-13',
    firstTradingDay: '1980-01-02',
    requested: '1996-11-13',
    why: 'thirty years at most',
  },
  {
    view: 'stock',
    from: '2026-10-13',
    firstTradingDay: null,
    requested: '2026-10-13',
    why: 'nothing more than there is',
  },
  {
    view: 'stock',
    from: '2026-11-13',
    firstTradingDay: '2020-01-06',
    requested: '2026-11-13',
    why: 'a day, which stays a day',
  },
] as const)('CH-01 the view "$view" requests $why', ({ view, from, firstTradingDay, requested }) => {
  expect(requestedDays({ view, from, to: '2026-11-13', firstTradingDay })).toEqual({
    from: requested,
    to: '2026-11-13',
  });
});
