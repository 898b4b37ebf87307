import { expect, test } from 'vitest';
import { shareLeft } from './share-left.ts';

test.each([
  { shares: [51, 12.5], left: 36.5, why: 'what nobody on the list holds is left' },
  { shares: [33.33, 33.33, 33.34], left: 0, why: 'a whole that is held leaves nothing' },
  { shares: [0.1, 0.2], left: 99.7, why: 'a rounding error is no share' },
  { shares: [60, 55], left: 0, why: 'a list of more than the whole leaves no negative rest' },
  { shares: [], left: 100, why: 'without a list all is left' },
])('ST-11 $why', ({ shares, left }) => {
  expect(shareLeft(shares)).toBe(left);
});
