import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keepApart } from './keep-apart.ts';

test.each([
  { what: 'stay where they have room', preferred: [20, 60, 40], positions: [20, 60, 40] },
  { what: 'that touch share the room around them', preferred: [50, 50], positions: [45, 55] },
  { what: 'stay inside', preferred: [-30, 200], positions: [5, 95] },
  { what: 'that touch at the edge are moved inside', preferred: [99, 98], positions: [95, 85] },
])('names at line ends $what', ({ preferred, positions }) => {
  expect(keepApart(preferred, 10, 0, 100)).toEqual(positions);
});

test('names at line ends never cover each other and keep their order', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: -50, max: 250, noNaN: true }), { maxLength: 20 }), (preferred) => {
      const positions = keepApart(preferred, 10, 0, 200);
      const sorted = positions
        .map((position, index) => ({ position, preference: preferred[index] ?? 0 }))
        .sort((a, b) => a.position - b.position);
      for (const [index, { position, preference }] of sorted.entries()) {
        const above = sorted[index - 1];
        if (!above) continue;
        expect(position - above.position).toBeGreaterThanOrEqual(10 - 1e-6);
        expect(preference).toBeGreaterThanOrEqual(above.preference);
      }
      expect(Math.min(5, ...positions)).toBeGreaterThanOrEqual(5 - 1e-6);
      expect(Math.max(195, ...positions)).toBeLessThanOrEqual(195 + 1e-6);
    }),
  );
});
