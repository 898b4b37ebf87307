import { expect, test } from 'vitest';
import { placeTargets } from './target-positions.ts';

test.each([
  {
    prices: { low: 10, mean: 15, high: 20, last: null },
    positions: { low: 2, mean: 50, high: 98, last: null },
    why: 'without a price the targets fill the rail',
  },
  {
    prices: { low: 10, mean: 15, high: 20, last: 0 },
    positions: { low: 50, mean: 74, high: 98, last: 2 },
    why: 'a price below all targets begins the rail',
  },
  {
    prices: { low: 10, mean: 10, high: 10, last: 30 },
    positions: { low: 2, mean: 2, high: 2, last: 98 },
    why: 'a price above all targets ends it',
  },
  {
    prices: { low: 10, mean: 10, high: 10, last: 10 },
    positions: { low: 50, mean: 50, high: 50, last: 50 },
    why: 'what is all the same stands in the middle',
  },
])('ST-05 $why', ({ prices, positions }) => {
  expect(placeTargets(prices)).toEqual(positions);
});
