import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRandom } from '../random.ts';
import { quotesAround, stepRandomWalk } from './random-walk.ts';

test('an invented price wanders, stays near where it began, and never falls to nothing', () => {
  fc.assert(
    fc.property(fc.integer({ min: 20, max: 5_000_000 }), fc.string(), (anchor, seed) => {
      const random = createRandom(seed);
      const prices = new Set<number>();
      let price = anchor;
      for (let tick = 0; tick < 200; tick++) {
        price = stepRandomWalk(price, anchor, random);
        prices.add(price);
        expect(Number.isInteger(price)).toBe(true);
        expect(price).toBeGreaterThan(0);
        expect(Math.abs(price - anchor)).toBeLessThanOrEqual(anchor * 0.06 + 3);
      }
      expect(prices.size).toBeGreaterThan(1);
    }),
    { numRuns: 40 },
  );
});

test.each([1, 37, 84_361])('buyers offer less than %i, and sellers ask more', (price) => {
  const { buying, selling } = quotesAround(price);
  expect(buying).toBeGreaterThan(0);
  expect(buying).toBeLessThanOrEqual(price);
  expect(selling).toBeGreaterThan(price);
});
