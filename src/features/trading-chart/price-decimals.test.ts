import { expect, test } from 'vitest';
import { priceDecimals } from './price-decimals.ts';

test.each([
  { prices: [], decimals: 2 },
  { prices: [84, 12.5], decimals: 2 },
  { prices: [84.361, 12.5], decimals: 3 },
  { prices: [0.0315, Number.NaN], decimals: 4 },
  { prices: [123_456_789.125], decimals: 3 },
  { prices: [1 / 3], decimals: 6 },
  { prices: [0.1 + 0.2], decimals: 2 },
  { prices: [12.3456, ...new Array(30).fill(84.36)], decimals: 2 },
])('CH-12 prices $prices are written with $decimals decimals', ({ prices, decimals }) => {
  expect(priceDecimals([Float64Array.from(prices)])).toBe(decimals);
});
