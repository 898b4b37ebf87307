import { expect, test } from 'vitest';
import { toBars } from './year-bars.ts';

test('EP-04 the latest year is the last column, and the largest fills the height', () => {
  const { bars, zero, width } = toBars([20, null, 10]);
  expect(bars).toEqual([
    { x: 0, y: 14, tall: 14, isLatest: false },
    { x: 26, y: 0, tall: 28, isLatest: true },
  ]);
  expect([zero, width]).toEqual([28, 35]);
});

test('EP-04 a loss hangs below the line', () => {
  const { bars, zero } = toBars([-10, 10]);
  expect(zero).toBe(14);
  expect(bars.map(({ y, tall }) => [y, tall])).toEqual([
    [0, 14],
    [14, 14],
  ]);
});

test('EP-04 nothing but zeros is a flat line', () => {
  expect(toBars([0, 0]).bars.map(({ tall }) => tall)).toEqual([1, 1]);
});
