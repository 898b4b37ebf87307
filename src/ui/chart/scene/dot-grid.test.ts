import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Chart } from '../chart.ts';
import { frame } from '../chart-for-tests.ts';
import { buildScene } from './build-scene.ts';
import { dotsNear } from './dot-grid.ts';
import { dotAt } from './hit.ts';

const mapOf = (xs: readonly number[], ys: readonly number[]): Chart => ({
  x: { kind: 'number', title: '', decimals: 2 },
  panes: [
    {
      share: 1,
      axes: [{ id: 'y', side: 'right', scale: 'linear', unit: 'value', decimals: 2, hidesValues: false }],
      series: [
        {
          kind: 'dots',
          id: 'a',
          name: '',
          axis: 'y',
          tone: 1,
          xs: Float64Array.from(xs),
          ys: Float64Array.from(ys),
          names: xs.map(String),
          labels: 'none',
        },
      ],
    },
  ],
});

test('CB-06 the dot that a pointer finds is the nearest of all, however they lie', () => {
  const number = fc.integer({ min: -5_000, max: 5_000 }).map((hundredths) => hundredths / 100);
  const points = fc.array(fc.tuple(number, number), { minLength: 1, maxLength: 80 });
  const pixel = fc.integer({ min: 0, max: 600 });
  fc.assert(
    fc.property(points, pixel, pixel, fc.integer({ min: 1, max: 60 }), (dots, x, y, reach) => {
      const chart = mapOf(
        dots.map(([at]) => at),
        dots.map(([, at]) => at),
      );
      const scene = buildScene(chart, frame);
      const all = dotsNear(chart, scene, 0, 0, 5_000).filter(
        (dot) => Math.hypot(dot.x - x, dot.y - y) <= reach,
      );
      const nearest = Math.min(...all.map((dot) => Math.hypot(dot.x - x, dot.y - y)));
      const hit = dotAt(chart, scene, x, y, reach);
      if (!hit) expect(all).toEqual([]);
      else expect(Math.hypot(hit.x - x, hit.y - y)).toBeCloseTo(nearest, 9);
    }),
  );
});

test('CB-06 of five thousand dots a pointer looks at those around it', () => {
  const side = Array.from({ length: 5_000 }, (_, at) => at);
  const chart = mapOf(
    side.map((at) => at % 71),
    side.map((at) => (at * 37) % 101),
  );
  const scene = buildScene(chart, frame);
  expect(dotsNear(chart, scene, 200, 150, 28).length).toBeLessThan(1_000);
});
