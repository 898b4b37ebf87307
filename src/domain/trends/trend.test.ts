import { expect, test } from 'vitest';
import { findTrendObstacle, shownPoints, TREND_KINDS, trendAt } from './trend.ts';

const NONE = Number.NaN;

test.each([
  { kind: 'linear', xs: [], ys: [], reason: 'too_few_points', why: 'nothing has no trend' },
  { kind: 'linear', xs: [3], ys: [7], reason: 'too_few_points', why: 'one point has every trend' },
  { kind: 'linear', xs: [3, 3, 3], ys: [1, 2, 9], reason: 'too_few_points', why: 'points above each other' },
  { kind: 'linear', xs: [1, 2], ys: [NONE, 2], reason: 'too_few_points', why: 'a missing value is no point' },
  { kind: 'linear', xs: [-1, 0], ys: [-5, 0], reason: null, why: 'a line goes through anything' },
  { kind: 'logarithmic', xs: [0, 2], ys: [1, 2], reason: 'needs_positive_x', why: 'zero has no logarithm' },
  { kind: 'logarithmic', xs: [0.1, 2], ys: [-1, 0], reason: null, why: 'values may be negative' },
  {
    kind: 'logarithmic',
    xs: [0, 1, 2],
    ys: [NONE, 1, 2],
    reason: null,
    why: 'where no point stands at zero',
  },
  {
    kind: 'exponential',
    xs: [1, 2],
    ys: [1, 0],
    reason: 'needs_positive_y',
    why: 'growth never reaches zero',
  },
  { kind: 'exponential', xs: [-1, 0], ys: [1, 2], reason: null, why: 'x may be negative' },
] as const)('CB-01 a $kind trend: $why', ({ kind, xs, ys, reason }) => {
  expect(findTrendObstacle(kind, { xs, ys })).toBe(reason);
});

test('points without a coordinate are left out', () => {
  expect(shownPoints({ xs: [1, NONE, 3, 4], ys: [2, 2, NONE] })).toEqual([[1, 2]]);
});

test('CB-01 the three formulas', () => {
  expect(TREND_KINDS.map((kind) => trendAt({ kind, a: 2, b: 1 }, 1))).toEqual([3, 1, 2 * Math.E]);
});
