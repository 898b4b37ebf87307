import fc from 'fast-check';
import { expect, test } from 'vitest';
import { waitBeforeTry } from './backing-off.ts';

test.each([
  { failures: 0, least: 500, most: 1_000 },
  { failures: 1, least: 1_000, most: 2_000 },
  { failures: 4, least: 8_000, most: 16_000 },
  { failures: 50, least: 30_000, most: 60_000 },
])('after $failures failures a page waits between $least and $most ms', ({ failures, least, most }) => {
  expect([waitBeforeTry(failures, 0, 0), waitBeforeTry(failures, 0, 1)]).toEqual([least, most]);
});

test('a page never comes back earlier than the server asks, nor all of them at once', () => {
  fc.assert(
    fc.property(fc.nat({ max: 20 }), fc.nat({ max: 120_000 }), (failures, requested) => {
      expect(waitBeforeTry(failures, requested, 0)).toBeGreaterThanOrEqual(requested);
      expect(
        waitBeforeTry(failures, requested, 1) - waitBeforeTry(failures, requested, 0),
      ).toBeGreaterThanOrEqual(500);
    }),
  );
});
