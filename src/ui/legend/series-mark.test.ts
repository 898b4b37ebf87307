import { expect, test } from 'vitest';
import { dashesOf, markAt } from './series-mark.ts';

test.each([
  { index: 0, mark: 1 },
  { index: 20, mark: 21 },
  { index: 21, mark: 1 },
])('the series at $index has mark $mark', ({ index, mark }) => {
  expect(markAt(index)).toBe(mark);
});

test.each([
  { mark: 1, dashes: undefined },
  { mark: 7, dashes: undefined },
  { mark: 8, dashes: '5 3.5' },
  { mark: 14, dashes: '5 3.5' },
  { mark: 15, dashes: '0.01 3.5' },
  { mark: 21, dashes: '0.01 3.5' },
])('the line of mark $mark has dashes $dashes', ({ mark, dashes }) => {
  expect(dashesOf(mark)).toBe(dashes);
});
