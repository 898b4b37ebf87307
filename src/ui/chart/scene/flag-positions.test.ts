import fc from 'fast-check';
import { expect, test } from 'vitest';
import { frame } from '../chart-for-tests.ts';
import { priceChart } from '../sample-charts.ts';
import { buildScene } from './build-scene.ts';
import { FLAG_SIZE } from './flag-positions.ts';

const chart = priceChart(250);
const times = chart.x.kind === 'time' ? chart.x.times : new Float64Array();

test('CH-10 flags never cover each other and stay inside their plot', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(249), { maxLength: 25 }), (days) => {
      const flags = days.map((day) => ({
        time: times[day] ?? 0,
        letter: 'D',
        shape: 'square' as const,
        text: '',
      }));
      const { flags: positions, plots } = buildScene({ ...chart, flags }, frame);
      const box = plots[0]?.box ?? { x: 0, y: 0, width: 0, height: 0 };
      for (const [index, { x, y }] of positions.entries()) {
        for (const other of positions.slice(index + 1))
          expect(Math.abs(other.x - x) >= FLAG_SIZE || Math.abs(other.y - y) >= FLAG_SIZE).toBe(true);
        expect(y - FLAG_SIZE / 2).toBeGreaterThanOrEqual(box.y);
        expect(y + FLAG_SIZE / 2).toBeLessThanOrEqual(box.y + box.height);
      }
    }),
    { numRuns: 50 },
  );
});

test('CH-10 a flag of a holiday stands on the next day of trading; one outside the window is not drawn', () => {
  const saturday = (times[4] ?? 0) + 86_400_000;
  const flags = [saturday, times[200] ?? 0].map((time) => ({
    time,
    letter: 'S',
    shape: 'diamond' as const,
    text: '',
  }));
  const scene = buildScene({ ...chart, flags }, { ...frame, window: { from: 0, to: 100 } });
  const step = (scene.plots[0]?.box.width ?? 0) / 100;
  expect(scene.flags).toMatchObject([{ index: 0, x: (scene.plots[0]?.box.x ?? 0) + 5 * step }]);
});
