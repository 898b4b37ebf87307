import { expect, test } from 'vitest';
import { largestChanges } from './largest-changes.ts';

test.each([
  { why: 'the largest move first, down as well as up', changes: [1, -3, 2], most: 3, is: [-3, 2, 1] },
  { why: 'no more than there is room for', changes: [1, 2, 3], most: 2, is: [3, 2] },
  { why: 'what did not trade after what did not move', changes: [null, 0, 1], most: 3, is: [1, 0, null] },
  { why: 'equal moves as they were added', changes: [2, -2], most: 2, is: [2, -2] },
])('EP-06 WL-03 of the watchlist the home page shows $why', ({ changes, most, is }) => {
  const rows = changes.map((change) => ({ change }));
  expect(largestChanges(rows, most).map(({ change }) => change)).toEqual(is);
});
