import { expect, test } from 'vitest';
import { layOutTreemap } from './lay-out-treemap.ts';

const areaOf = ({ width, height }: { width: number; height: number }) => width * height;

test.each([
  { weights: [6, 6, 4, 3, 2, 2, 1], aspect: 1.5 },
  { weights: [100, 1, 1, 1], aspect: 2 },
  { weights: Array.from({ length: 60 }, (_, at) => 60 - at), aspect: 1.2 },
  { weights: [5], aspect: 0.7 },
])('EP-06 tiles of a treemap fill it and are as large as their weights: $weights', ({ weights, aspect }) => {
  const tiles = layOutTreemap(weights, aspect);
  const total = weights.reduce((sum, each) => sum + each, 0);
  for (const [at, tile] of tiles.entries()) {
    expect(areaOf(tile)).toBeCloseTo(((weights[at] ?? 0) / total) * 10_000, 6);
    expect(tile.x).toBeGreaterThanOrEqual(-1e-9);
    expect(tile.x + tile.width).toBeLessThanOrEqual(100 + 1e-9);
    expect(tile.y + tile.height).toBeLessThanOrEqual(100 + 1e-9);
  }
  expect(tiles.map(areaOf).reduce((sum, each) => sum + each, 0)).toBeCloseTo(10_000, 4);
  for (const [at, one] of tiles.entries())
    for (const other of tiles.slice(at + 1)) {
      const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
      const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
      expect(Math.min(across, down)).toBeLessThanOrEqual(1e-6);
    }
});

test('EP-06 tiles of the published example are as square as those of its authors', () => {
  const tiles = layOutTreemap([6, 6, 4, 3, 2, 2, 1], 6 / 4);
  const sides = tiles.map(({ width, height }) => [(width / 100) * 6, (height / 100) * 4] as const);
  const [first, , third] = sides;
  expect([first?.[0], first?.[1]].map((side) => side?.toFixed(2))).toEqual(['3.00', '2.00']);
  expect([third?.[0], third?.[1]].map((side) => side?.toFixed(2))).toEqual(['1.71', '2.33']);
});

test('EP-06 a treemap of nothing has no tiles', () => {
  expect(layOutTreemap([], 2)).toEqual([]);
});
