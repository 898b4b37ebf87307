import { expect, test } from 'vitest';
import { drawBars } from './draw-bars.ts';

const EDGES = [1, 2, 3];

test.each([
  { from: null, to: null, within: [0, 1, 3], outside: [] },
  { from: 2, to: null, within: [3], outside: [0, 1] },
  { from: 1.5, to: 2.5, within: [1], outside: [0, 3] },
  { from: null, to: 1, within: [0, 1], outside: [3] },
  { from: 9, to: null, within: [3], outside: [0, 1] },
])(
  'RD-04 bars of the range $from to $to stand out, and an empty bin has none',
  ({ from, to, within, outside }) => {
    const paths = drawBars([100, 1, 0, 50], EDGES, { from, to }, 20);
    const binsOf = (path: string) => [...path.matchAll(/M(\d+) /g)].map(([, bin]) => Number(bin));
    expect([binsOf(paths.within), binsOf(paths.outside)]).toEqual([within, outside]);
  },
);

test('RD-04 the highest bar fills the height, and a single row can be seen', () => {
  const { within } = drawBars([1_000, 1], [5], { from: null, to: null }, 20);
  expect(within).toBe('M0 20v-20h.8v20M1 20v-1h.8v1');
});
