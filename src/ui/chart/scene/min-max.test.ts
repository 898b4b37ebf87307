import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomWalk } from '../sample-series.ts';
import { readMinMax } from './min-max.ts';

const COUNT = 20_000;
const values = randomWalk(COUNT, 4).map((value, index) => (index % 97 < 40 ? Number.NaN : value));

test('the least and the greatest of any part of 20,000 values are exact, missing ones left out', () => {
  fc.assert(
    fc.property(fc.nat(COUNT + 50), fc.nat(COUNT + 50), (begin, length) => {
      const known = values.slice(begin, begin + length).filter((value) => !Number.isNaN(value));
      const { min, max } = readMinMax(values, begin, begin + length, { min: 0, max: 0 });
      expect(min).toBe(Math.min(...known));
      expect(max).toBe(Math.max(...known));
    }),
    { numRuns: 300 },
  );
});

test('a part before the first value begins at the first', () => {
  expect(readMinMax(Float64Array.of(3, 1, 2), -5, 2, { min: 0, max: 0 })).toEqual({ min: 1, max: 3 });
});

test('where every value is missing, the least stays above the greatest', () => {
  const { min, max } = readMinMax(new Float64Array(10_000).fill(Number.NaN), 0, 10_000, { min: 0, max: 0 });
  expect(min).toBeGreaterThan(max);
});
