import fc from 'fast-check';
import { expect, test } from 'vitest';
import { betaOf, dividendYield, rangePosition, spreadOf, volatilityOf } from './to-indicators.ts';

test.each([
  { returns: 250, deviation: 0.01, volatility: 15.87, why: 'a daily deviation is annualised' },
  { returns: 29, deviation: 0.01, volatility: null, why: 'a month of returns says nothing of risk' },
  { returns: 0, deviation: null, volatility: null, why: 'without returns there is no volatility' },
  { returns: 250, deviation: 0, volatility: 0, why: 'a price that never moves has none' },
])('ST-12 $why', ({ volatility, ...of }) => {
  expect(volatilityOf(of)).toBe(volatility);
});

test.each([
  { indexReturns: 250, slope: 1.2345, beta: 1.23, why: 'beta has two decimals' },
  { indexReturns: 29, slope: 1.2, beta: null, why: 'beta needs thirty common returns' },
  { indexReturns: 250, slope: null, beta: null, why: 'an index that never moves gives no beta' },
])('ST-12 $why', ({ beta, ...of }) => {
  expect(betaOf(of)).toBe(beta);
});

test.each([
  { buy: 99, sell: 101, spread: 2, why: 'the spread is stated in percent of the middle' },
  { buy: 100, sell: 100, spread: 0, why: 'equal quotes have no spread' },
  { buy: 101, sell: 100, spread: null, why: 'crossed quotes are not a market' },
  { buy: null, sell: 100, spread: null, why: 'one quote alone has no spread' },
  { buy: 0, sell: 0, spread: null, why: 'a quote of zero is none' },
])('ST-12 $why', ({ spread, ...quotes }) => {
  expect(spreadOf(quotes)).toBe(spread);
});

test.each([
  { last: 14, lowest: 10, highest: 20, position: 40, why: 'the last price is so far up its year' },
  { last: 21, lowest: 10, highest: 20, position: 100, why: 'a price above the highest is at the top' },
  { last: 10, lowest: 10, highest: 10, position: null, why: 'a year without a move has no way to be on' },
  { last: 10, lowest: null, highest: 20, position: null, why: 'an unknown end makes the position unknown' },
])('ST-12 $why', ({ position, ...range }) => {
  expect(rangePosition(range)).toBe(position);
});

test.each([
  { sums: [], percent: 0, why: 'nothing paid yields nothing' },
  { sums: [{ amount: 3, last: 60 }], percent: 5, why: 'what was paid is compared with the last price' },
  {
    sums: [
      { amount: 3, last: 60 },
      { amount: 1, last: 100 },
    ],
    percent: 6,
    why: 'dividends in two currencies are compared each with its own price',
  },
  {
    sums: [
      { amount: 3, last: 60 },
      { amount: 1, last: null },
    ],
    percent: null,
    why: 'a part that has no price makes the yield unknown',
  },
])('ST-12 $why', ({ sums, percent }) => {
  expect(dividendYield(sums)).toBe(percent);
});

test('ST-12 a position in the year is always between its ends', () => {
  const price = fc.double({ min: 0.0001, max: 1e9, noNaN: true });
  fc.assert(
    fc.property(price, price, price, (last, lowest, highest) => {
      const position = rangePosition({ last, lowest, highest });
      if (position === null) return;
      expect(position).toBeGreaterThanOrEqual(0);
      expect(position).toBeLessThanOrEqual(100);
    }),
  );
});
