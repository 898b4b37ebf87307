import { expect, test } from 'vitest';
import { portfolioTotals } from './portfolio.ts';

const bond = {
  currency: 'EUR',
  quantity: 10,
  worth: 1_000,
  yield: 4,
  duration: 5,
  convexity: 30,
  pointValue: 0.5,
};

test('yield, duration and convexity are weighted by market value, basis point values are added up', () => {
  const long = { ...bond, quantity: 30, yield: 6, duration: 9, convexity: 90, pointValue: 0.9 };
  expect(portfolioTotals([bond, long])).toEqual([
    { currency: 'EUR', count: 2, value: 40_000, yield: 5.5, duration: 8, convexity: 75, pointValue: 32 },
  ]);
});

test('one total for each currency, and what is not held has none', () => {
  const others = [
    { ...bond, currency: 'CNY' },
    { ...bond, currency: 'USD', quantity: 0 },
  ];
  expect(portfolioTotals([bond, ...others]).map(({ currency }) => currency)).toEqual(['CNY', 'EUR']);
});
