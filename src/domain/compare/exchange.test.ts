import { expect, test } from 'vitest';
import { crossRate, offeredCurrencies } from './exchange.ts';

const RATES = new Map([
  [
    'USD',
    [
      { day: '2026-06-01', rate: 1.1 },
      { day: '2026-06-05', rate: 1.2 },
    ],
  ],
  ['TRY', [{ day: '2026-06-04', rate: 48 }]],
]);

test.each([
  { from: 'EUR', to: 'EUR', day: '2026-01-01', rate: 1 },
  { from: 'EUR', to: 'USD', day: '2026-06-04', rate: 1.1 },
  { from: 'USD', to: 'EUR', day: '2026-06-07', rate: 1 / 1.2 },
  { from: 'TRY', to: 'USD', day: '2026-06-05', rate: 1.2 / 48 },
  { from: 'USD', to: 'EUR', day: '2026-05-31', rate: null },
  { from: 'USD', to: 'EUR', day: '2026-06-16', rate: null },
  { from: 'CNY', to: 'EUR', day: '2026-06-05', rate: null },
])('NU-07 one $from is $rate $to on $day', ({ from, to, day, rate }) => {
  const found = crossRate(RATES, from, to, day);
  if (rate === null) expect(found).toBeNull();
  else expect(found).toBeCloseTo(rate, 12);
});

test('NU-07 a currency is offered where there are several and every one has a recent rate', () => {
  expect(offeredCurrencies(RATES, ['USD', 'EUR', 'USD'], '2026-06-05')).toEqual(['EUR', 'USD']);
  expect(offeredCurrencies(RATES, ['USD', 'USD'], '2026-06-05')).toEqual([]);
  expect(offeredCurrencies(RATES, ['USD', 'CNY'], '2026-06-05')).toEqual([]);
  expect(offeredCurrencies(RATES, ['USD', 'EUR'], '2026-09-01')).toEqual([]);
});
