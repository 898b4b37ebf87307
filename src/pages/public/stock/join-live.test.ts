import { expect, test } from 'vitest';
import { exchangeTable } from '#features/exchange-table/exchange-table.contract.ts';
import { toVenueFields, venueOf } from '#features/exchange-table/exchange-table.wire.ts';
import type { LiveQuote } from '#features/live-prices/live-prices.contract.ts';
import { NOT_LIVE } from '#features/live-prices/live-state.ts';
import { type PriceDynamicsData, priceDynamics } from '#features/price-dynamics/price-dynamics.contract.ts';
import { joinDynamics, joinQuote, toLivePoints } from './join-live.ts';

const quote: LiveQuote = {
  date: '2026-11-16',
  'date.numeric': 1_794_787_200,
  last: 88,
  change: 4.31,
  class: 'increase',
  buy_sell: { buy: 87.9, sell: 88.1 },
  open: 84.5,
  min: 84.1,
  max: 88.4,
  avg: 86,
  legal_close_price: null,
};
const live = { ...NOT_LIVE, quote, turnover: 500 };

const row = (id: number) => ({
  ...toVenueFields({ id, name: `Venue ${id}`, ticker: 'NRVK' }),
  date: '2026-11-13',
  'date.numeric': 1_794_528_000,
  last: 84.36,
  change: 1.83,
  buy_sell: null,
  open: null,
  min: null,
  max: null,
  avg: null,
  legal_close_price: 84.35,
  currency_name: 'EUR',
  class: 'increase' as const,
});
const table = exchangeTable.parse({ data: [row(1), row(2)] });

const dynamics = (paid: number | '***') =>
  priceDynamics.parse({
    date: '2026-11-13',
    'date.numeric': 1_794_528_000,
    'last_price.numeric': 84,
    'absolute_max_price_1m.numeric': paid === '***' ? paid : 85,
    'absolute_min_price_1m.numeric': paid === '***' ? paid : 76,
    'delta_last_price_1m.numeric': paid === '***' ? paid : 5,
    'absolute_max_price_1y.numeric': paid === '***' ? paid : 99,
    'absolute_min_price_1y.numeric': paid === '***' ? paid : 60,
    'delta_last_price_1y.numeric': paid === '***' ? paid : -30,
  }) as PriceDynamicsData;

test('ST-07 the row of the followed venue is as the tick says, and the others stay', () => {
  const { data } = joinQuote(table, 1, live);
  expect(data[0]).toMatchObject({ last: 88, change: 4.31, max: 88.4, currency_name: 'EUR' });
  expect(data.map((each) => venueOf(each).ticker)).toEqual(['NRVK', 'NRVK']);
  expect(data[1]).toEqual(table.data[1]);
  expect(joinQuote(table, 1, NOT_LIVE)).toBe(table);
});

test('ST-09 the last price moves within its month and year, and widens them', () => {
  expect(joinDynamics(dynamics(1), live)).toMatchObject({
    date: '2026-11-16',
    'last_price.numeric': 88,
    'absolute_max_price_1m.numeric': 88.4,
    'absolute_min_price_1m.numeric': 76,
    'delta_last_price_1m.numeric': 10,
    'absolute_max_price_1y.numeric': 99,
    'delta_last_price_1y.numeric': -26.67,
  });
});

test('LV-06 what is locked stays locked when the price moves', () => {
  const moved = joinDynamics(dynamics('***'), live);
  expect(moved?.['last_price.numeric']).toBe(88);
  expect(Object.values(moved ?? {}).filter((value) => value === '***')).toHaveLength(6);
});

test('a price that has not moved leaves everything as the page came', () => {
  const known = dynamics(1);
  expect(joinDynamics(known, { ...live, quote: { ...quote, last: 84 } })).toBe(known);
  expect(joinDynamics(known, NOT_LIVE)).toBe(known);
  expect(joinDynamics(null, live)).toBeNull();
  expect(toLivePoints(NOT_LIVE)).toBeNull();
});
