import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keepApart } from './keep-apart.ts';

test.each([
  { what: 'stay where they have room', wished: [20, 60, 40], places: [20, 60, 40] },
  { what: 'that touch share the room around them', wished: [50, 50], places: [45, 55] },
  { what: 'stay inside', wished: [-30, 200], places: [5, 95] },
  { what: 'that touch at the edge are moved inside', wished: [99, 98], places: [95, 85] },
])('names at line ends $what', ({ wished, places }) => {
  expect(keepApart(wished, 10, 0, 100)).toEqual(places);
});

test('names at line ends never cover each other and keep their order', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: -50, max: 250, noNaN: true }), { maxLength: 20 }), (wished) => {
      const places = keepApart(wished, 10, 0, 200);
      const sorted = places
        .map((place, index) => ({ place, wish: wished[index] ?? 0 }))
        .sort((a, b) => a.place - b.place);
      for (const [index, { place, wish }] of sorted.entries()) {
        const above = sorted[index - 1];
        if (!above) continue;
        expect(place - above.place).toBeGreaterThanOrEqual(10 - 1e-6);
        expect(wish).toBeGreaterThanOrEqual(above.wish);
      }
      expect(Math.min(5, ...places)).toBeGreaterThanOrEqual(5 - 1e-6);
      expect(Math.max(195, ...places)).toBeLessThanOrEqual(195 + 1e-6);
    }),
  );
});
