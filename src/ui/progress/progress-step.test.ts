import fc from 'fast-check';
import { expect, test } from 'vitest';
import { progressStep } from './progress-step.ts';

test.each([
  { value: 0, total: 10, said: 0 },
  { value: 2, total: 10, said: 0 },
  { value: 3, total: 10, said: 25 },
  { value: 4, total: 10, said: 25 },
  { value: 5, total: 10, said: 50 },
  { value: 9, total: 10, said: 75 },
  { value: 10, total: 10, said: 75 },
  { value: 11, total: 10, said: 75 },
  { value: -1, total: 10, said: 0 },
  { value: 1, total: 0, said: 0 },
  { value: Number.NaN, total: 10, said: 0 },
])('$value of $total is announced as $said percent', ({ value, total, said }) => {
  expect(progressStep(value, total)).toBe(said);
});

test('however many steps a work has, at most four things are said on the way', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_000 }), (total) => {
      const said = Array.from({ length: total + 1 }, (_, value) => progressStep(value, total));
      expect(new Set(said).size).toBeLessThanOrEqual(4);
      expect(said).toEqual(said.toSorted((a, b) => a - b));
    }),
  );
});
