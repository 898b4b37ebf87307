import { expect, test } from 'vitest';
import { shareOfLargest, sumShares } from './sum-shares.ts';

const held = [
  { industry: 'Steel', share: 40.1 },
  { industry: null, share: 30 },
  { industry: 'Banks', share: 9.7 },
  { industry: 'Steel', share: 0.2 },
  { industry: 'Tea', share: 20 },
];

test('EP-03 shares are added up by name, the largest first, what belongs to none last', () => {
  expect(sumShares(held, ({ industry }) => industry)).toEqual([
    { name: 'Steel', share: 40.3 },
    { name: 'Tea', share: 20 },
    { name: 'Banks', share: 9.7 },
    { name: null, share: 30 },
  ]);
  expect(sumShares([], () => null)).toEqual([]);
});

test('EP-03 the ten largest are reported without a rounding error', () => {
  expect(shareOfLargest([0.1, 0.2, 0.3], 2)).toBe(0.3);
  expect(shareOfLargest([5], 10)).toBe(5);
});
