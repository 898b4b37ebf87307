import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LEVELS, levelsOf, shapeWindow, TICKS_A_LEVEL, toLevels } from './shape.ts';

test('SF-02 a curve without values has a few levels, in the order of its values', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 2 }), (ticks) => {
      const levels = toLevels(ticks);
      expect(new Set(levels).size).toBeLessThanOrEqual(LEVELS + 1);
      for (const [at, value] of ticks.entries())
        for (const [other, second] of ticks.entries())
          if (value < second) expect(levels[at]).toBeLessThanOrEqual(levels[other] ?? 0);
    }),
  );
});

test.each([
  { range: 1_000, step: 1, levels: 50 },
  { range: 199, step: 1, levels: 10 },
  { range: 20, step: 1, levels: 5 },
  { range: 3, step: 1, levels: 2 },
  { range: 0.2, step: 0.001, levels: 50 },
])('SF-02 a range of $range in steps of $step has $levels levels, each of several steps', (one) => {
  expect(levelsOf(one.range, one.step)).toBe(one.levels);
  if (one.levels > 2) expect(one.range / one.levels).toBeGreaterThanOrEqual(TICKS_A_LEVEL * one.step * 0.999);
});

test('SF-02 a flat curve stands in the middle', () => expect(toLevels([7, 7, 7])).toEqual([0.5, 0.5, 0.5]));

test.each([
  { from: '2026-06-01', start: '2026-05-01' },
  { from: '2026-06-25', start: '2026-05-01' },
  { from: '2026-04-12', start: '2026-03-01' },
  { from: '2025-07-01', start: '2025-06-01' },
  { from: '1999-01-01', start: '0001-01-01' },
])('SF-02 days since $from are scaled by those since $start, until today', ({ from, start }) => {
  expect(shapeWindow({ from, to: '2026-06-27' }, '2026-06-30')).toEqual({ from: start, to: '2026-06-30' });
});
