import { expect, test } from 'vitest';
import { dayAt, mapChart, priceChart } from './chart-for-tests.ts';
import { slideTo, writeEnd } from './navigator-rules.ts';
import {
  dotsWithin,
  flaggedSnapPoints,
  flagSnapPoint,
  lastSnapPointBefore,
  positionsOf,
  snapPointsOf,
} from './snap-points.ts';

const flagOn = (time: number) => ({ time, letter: 'D', shape: 'square', text: '' }) as const;

test.each([
  { time: dayAt(1), snapPoint: 1, why: 'a day has its own' },
  { time: dayAt(1) + 1, snapPoint: 2, why: 'a day without trading has the next' },
  { time: dayAt(9), snapPoint: -1, why: 'after the last there is none' },
])('CH-10 the snap point of a flag: $why', ({ time, snapPoint }) => {
  expect(flagSnapPoint(priceChart([1, 2, 3]), flagOn(time))).toBe(snapPoint);
});

test('CH-10 flags on one day are one snap point, in order', () => {
  const at = (snapPoint: number) => flagOn(dayAt(snapPoint));
  expect(flaggedSnapPoints(priceChart([1, 2, 3], {}, [at(2), at(0), at(2)]))).toEqual([0, 2]);
  expect(flaggedSnapPoints(mapChart())).toEqual([]);
});

test('CB-06 the cursor goes over dots from left to right and leaves out those without a position', () => {
  const snapPoints = snapPointsOf(mapChart());
  expect([0, 1, 2].map((snapPoint) => positionsOf(snapPoints, snapPoint)[0])).toEqual([1.25, 5, 9.5]);
  expect(snapPoints.count).toBe(3);
  expect(lastSnapPointBefore(snapPoints, 6)).toBe(1);
  expect(lastSnapPointBefore(snapPoints, 0)).toBe(0);
  expect(lastSnapPointBefore({ kind: 'times', count: 10 }, 4.7)).toBe(4);
  expect(lastSnapPointBefore({ kind: 'times', count: 10 }, 9.5)).toBe(9);
});

test.each([
  { key: 'ArrowLeft', to: 49 },
  { key: 'ArrowUp', to: 51 },
  { key: 'PageDown', to: 40 },
  { key: 'Home', to: 0 },
  { key: 'End', to: 100 },
  { key: 'a', to: null },
])('CB-01 $key on a handle of the navigator', ({ key, to }) => {
  expect(slideTo(key, 50, { from: 0, to: 100 }, true)).toBe(to);
});

test('CB-01 a handle says the first or the last visible date', () => {
  const words = { moment: (time: number) => new Date(time).toISOString().slice(0, 10), number: String };
  const clock = { words: words as never, displayOffset: 0 };
  const window = { from: 0.4, to: 2.9 };
  expect(writeEnd(priceChart([1, 2, 3, 4]), window, 'from', clock)).toBe('2026-01-06');
  expect(writeEnd(priceChart([1, 2, 3, 4]), window, 'to', clock)).toBe('2026-01-07');
  expect(writeEnd(mapChart(), window, 'to', clock)).toBe('2.9');
});

test('RD-12 a rectangle holds the dots between its edges', () => {
  const every = { from: -1e9, to: 1e9 };
  const within = (from: number, to: number) =>
    dotsWithin(snapPointsOf(mapChart()), { x: { from, to }, y: every });
  expect(within(0, 100)).toHaveLength(3);
  expect(within(1.25, 5)).toHaveLength(2);
  expect(within(2, 4)).toEqual([]);
  expect(dotsWithin({ kind: 'times', count: 3 }, { x: every, y: every })).toEqual([]);
});
