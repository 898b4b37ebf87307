import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomWalk } from '../sample-series.ts';
import { linePoints } from './line-points.ts';
import { scaleOf } from './value-scale.ts';
import { xScale } from './x-scale.ts';

const scaleFor = (from: number, to: number) =>
  scaleOf({ id: 'value', from, to, scale: 'linear' }, { x: 0, y: 0, width: 100, height: 100 });
/** Values are their own heights, upside down. */
const y = scaleFor(0, 100);
const draw = (values: readonly number[]) => [
  ...linePoints(
    Float64Array.from(values),
    xScale({ from: 0, to: values.length - 1 }, { x: 0, width: 10 * (values.length - 1) }),
    y,
  ),
];
const none = Number.NaN;

test.each([
  { what: 'runs through its values', values: [10, 20, 40], points: [0, 90, 10, 80, 20, 60] },
  { what: 'runs across a few missing days', values: [10, none, none, 40], points: [0, 90, 30, 60] },
  { what: 'has nothing where nothing is known', values: [none, none], points: [] },
])('a line $what', ({ values, points }) => {
  expect(draw(values)).toEqual(points);
});

test('a line breaks where values are missing for long, and a value alone is a short dash', () => {
  const gap = new Array<number>(11).fill(none);
  expect(draw([10, 20, ...gap, 30, ...gap, 40, 50])).toEqual([
    0,
    90,
    10,
    80,
    none,
    none,
    128.5,
    70,
    131.5,
    70,
    none,
    none,
    250,
    60,
    260,
    50,
  ]);
});

test('a million points cost what their pixels cost, and no peak is lost', () => {
  const values = randomWalk(1_000_000, 7);
  values[654_321] = 99_999;
  const points = linePoints(
    values,
    xScale({ from: 0, to: 999_999 }, { x: 0, width: 1000 }),
    scaleFor(0, 100_000),
  );
  expect(points.length / 2).toBeLessThan(4 * 1000);
  expect(Math.min(...points.filter((_, index) => index % 2 === 1))).toBeCloseTo(0.001, 3);
});

test('a moved window draws the same groups: nothing flickers', () => {
  const values = randomWalk(100_000, 7);
  const heights = (from: number) => {
    const points = linePoints(values, xScale({ from, to: from + 50_000 }, { x: 0, width: 500 }), y);
    return new Set(points.filter((_, index) => index % 2 === 1));
  };
  const [one, other] = [heights(1000), heights(1037)];
  expect([...one].filter((height) => !other.has(height)).length).toBeLessThanOrEqual(4);
});

test('whatever the window, what lies inside it lies between its least and its greatest value', () => {
  const values = randomWalk(30_000, 3).map((value, index) => (index % 1000 < 30 ? none : value));
  fc.assert(
    fc.property(
      fc.double({ min: -10, max: 29_990, noNaN: true }),
      fc.double({ min: 1, max: 30_000, noNaN: true }),
      (from, length) => {
        const points = linePoints(values, xScale({ from, to: from + length }, { x: 0, width: 300 }), y);
        for (let index = 0; index < points.length; index += 2) {
          const [x, height] = [points[index], points[index + 1]];
          expect(Number.isNaN(x)).toBe(Number.isNaN(height));
        }
        expect(points.length).toBeLessThanOrEqual(8 * 300 + 16);
      },
    ),
    { numRuns: 200 },
  );
});
