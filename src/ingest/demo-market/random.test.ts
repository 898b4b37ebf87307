import { expect, test } from 'vitest';
import { createRandom } from './random.ts';

const take = (key: string, part = 0) => {
  const random = createRandom(key, part);
  return Array.from({ length: 2_000 }, () => random.next());
};

test('the same key gives the same story again', () => {
  expect(take('norvik')).toEqual(take('norvik'));
});

test('another key or another part gives another story', () => {
  expect(take('norvik')).not.toEqual(take('norvil'));
  expect(take('norvik', 1)).not.toEqual(take('norvik', 2));
});

test('neighbouring parts are not alike', () => {
  const [one, two] = [take('norvik', 1), take('norvik', 2)];
  const together = one.reduce((sum, value, i) => sum + (value - 0.5) * ((two[i] ?? 0) - 0.5), 0) / one.length;
  expect(Math.abs(together)).toBeLessThan(0.01);
});

test('normal numbers have mean 0 and variance 1', () => {
  const random = createRandom('bell');
  const values = Array.from({ length: 20_000 }, () => random.normal());
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  expect(Math.abs(mean)).toBeLessThan(0.03);
  expect(Math.abs(variance - 1)).toBeLessThan(0.05);
});
