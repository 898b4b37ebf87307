import { expect, test } from 'vitest';
import { compare, median } from './frame.ts';

test('a machine that slows down in the middle does not change the ratio', async () => {
  let speed = 1_000;
  const candidate = (name: string, share: number) => ({
    name,
    measure: async () => {
      speed *= 0.97;
      return speed * share;
    },
  });
  const { ratio } = await compare({
    title: 't',
    unit: '/s',
    ours: candidate('a', 0.5),
    peer: candidate('b', 1),
  });
  expect(ratio).toBeGreaterThan(0.48);
  expect(ratio).toBeLessThan(0.52);
});

test('the middle of an even number of rounds lies between the two in the middle', () => {
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([3, 1, 2])).toBe(2);
});
