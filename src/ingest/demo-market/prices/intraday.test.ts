import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seedOf } from '../random.ts';
import { intradayOf } from './intraday.ts';

const DAY = {
  day: 20_500,
  last: 37_441,
  open: 37_097,
  min: 36_906,
  max: 37_738,
  average: 37_285,
  legalClose: 37_446,
  buyingQuote: 37_421,
  sellingQuote: 37_461,
  turnover: 8_520_405_485,
  volume: 228_521,
  deals: 966,
};
const times = Array.from({ length: 106 }, (_, step) => new Date(step * 300_000));

test('the points of a day start at its first price, end at its last, and stay inside its range', () => {
  fc.assert(
    fc.property(fc.string(), (key) => {
      const prices = intradayOf(DAY, seedOf(key), times).map(({ price }) => price);
      expect(prices[0]).toBe(DAY.open);
      expect(prices.at(-1)).toBe(DAY.last);
      expect(Math.min(...prices)).toBeGreaterThanOrEqual(DAY.min);
      expect(Math.max(...prices)).toBeLessThanOrEqual(DAY.max);
    }),
  );
});

test('the volumes of a day add up to the volume of the day', () => {
  const volumes = intradayOf(DAY, seedOf('volumes'), times).map(({ volume }) => volume);
  expect(volumes.reduce((sum, volume) => sum + volume, 0)).toBe(DAY.volume);
  expect(volumes.every((volume) => volume > 0)).toBe(true);
});
