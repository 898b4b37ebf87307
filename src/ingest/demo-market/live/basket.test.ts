import { expect, test } from 'vitest';
import { basketValue } from './basket.ts';

const MEMBERS = [
  { listingId: 1, weight: 60 },
  { listingId: 2, weight: 30 },
];

test.each([
  { ratios: {}, value: 1_000, why: 'it stays where it is while nothing moves' },
  { ratios: { 1: 1.1, 2: 1.1 }, value: 1_090, why: 'cash and bonds in it do not move' },
  { ratios: { 1: 1.05, 2: 0.9 }, value: 1_000, why: 'a rise and a fall weigh as much as they are held' },
  { ratios: { 1: 0.5, 3: 9 }, value: 700, why: 'what it does not hold does not matter' },
])('an index or a fund follows its members: $why', ({ ratios, value }) => {
  const known: Readonly<Record<number, number>> = ratios;
  expect(basketValue({ anchor: 1_000, members: MEMBERS }, (id) => known[id])).toBeCloseTo(value, 9);
});
