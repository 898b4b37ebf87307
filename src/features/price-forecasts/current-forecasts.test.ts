import fc from 'fast-check';
import { expect, test } from 'vitest';
import { currentForecasts, sumUpTargets, type Target } from './current-forecasts.ts';

const forecast = (id: number, providerId: number, madeOn: string, reachedBy: string) => ({
  id,
  providerId,
  madeOn,
  reachedBy,
});

test('ST-05 of each provider the latest price forecast counts', () => {
  const all = [
    forecast(3, 1, '2026-05-02', '2027-05-02'),
    forecast(2, 2, '2026-04-01', '2027-04-01'),
    forecast(1, 1, '2026-01-10', '2027-01-10'),
  ];
  expect([...currentForecasts(all, '2026-06-30')]).toEqual([3, 2]);
});

test('ST-05 a forecast whose day is over counts no more, and does not bring back the one before it', () => {
  const all = [forecast(2, 1, '2026-03-01', '2026-06-29'), forecast(1, 1, '2025-12-01', '2026-12-01')];
  expect([...currentForecasts(all, '2026-06-30')]).toEqual([]);
  expect([...currentForecasts(all, '2026-06-29')]).toEqual([2]);
});

const target = (price: number, currency = 'EUR', recommendation: Target['recommendation'] = 'buy') => ({
  target: price,
  currency,
  recommendation,
});

test('ST-05 targets are summed up by mean, lowest and highest, with who says what', () => {
  expect(sumUpTargets([target(10), target(14, 'EUR', 'hold'), target(15, 'EUR', 'sell')])).toEqual({
    currency: 'EUR',
    count: 3,
    mean: 13,
    low: 10,
    high: 15,
    recommendations: { buy: 1, hold: 1, sell: 1 },
  });
});

test('ST-05 targets in several currencies are never averaged: the most frequent is summed up', () => {
  expect(sumUpTargets([target(900, 'TRY'), target(10), target(12)])).toMatchObject({
    currency: 'EUR',
    count: 2,
    mean: 11,
  });
  expect(sumUpTargets([])).toBeNull();
});

test('the mean target lies between the lowest and the highest', () => {
  const price = fc.integer({ min: 1, max: 10_000_000 }).map((cents) => cents / 100);
  fc.assert(
    fc.property(fc.array(price, { minLength: 1, maxLength: 20 }), (prices) => {
      const summed = sumUpTargets(prices.map((one) => target(one)));
      expect(summed?.mean).toBeGreaterThanOrEqual(Math.min(...prices));
      expect(summed?.mean).toBeLessThanOrEqual(Math.max(...prices));
    }),
  );
});
