import { expect, test } from 'vitest';
import { formatOf } from '#platform/i18n/format.ts';
import { english } from '#platform/i18n/words-for-tests.server.tsx';
import type { Chart } from '../chart.ts';
import type labels from '../labels/eng.json';
import { buildScene } from '../scene/build-scene.ts';
import { chartWords } from '../words/chart-words.ts';
import { dayAt, mapChart, priceChart } from './chart-for-tests.ts';
import { cursorSheet } from './cursor-sheet.ts';
import { nearestSnapPoint } from './nearest-snap-point.ts';
import { snapPointsOf } from './snap-points.ts';

const t = english.of<keyof typeof labels>('chart');
const words = chartWords('eng', formatOf('eng'));

function draw(chart: Chart) {
  const scene = buildScene(chart, { width: 600, height: 300, window: null, words });
  const snapPoints = snapPointsOf(chart);
  const shown = {
    chart,
    snapPoints,
    clock: { words, displayOffset: 0 },
    t,
    hasNames: false,
    hasNavigator: false,
    sizes: undefined,
    watermark: undefined,
    home: undefined,
    zoom: null,
    onZoom: undefined,
    onPick: undefined,
    onFrame: undefined,
  };
  const { x, y, width, height } = scene.plots[0]?.box ?? { x: 0, y: 0, width: 0, height: 0 };
  return { chart, scene, snapPoints, shown, right: x + width, bottom: y + height };
}

const textsOf = (drawn: ReturnType<typeof draw>, snapPoint: number, y: number | null) =>
  cursorSheet(drawn.shown, drawn.scene, snapPoint, y).marks.flatMap((mark) =>
    mark.kind === 'text' ? [mark.text] : [],
  );

test('CB-01 a pointer means the nearest day, and none outside the plots', () => {
  const drawn = draw(priceChart([5, 6, 7, 6, 5]));
  expect(nearestSnapPoint(drawn, { x: 1, y: 200 })).toBe(0);
  expect(nearestSnapPoint(drawn, { x: drawn.right / 2, y: 200 })).toBe(2);
  expect(nearestSnapPoint(drawn, { x: drawn.right + 5, y: 200 })).toBe(null);
});

test('CH-10 a pointer on a flag means its day, even where days are less than a pixel wide', () => {
  const flag = { time: dayAt(1500), letter: 'D', shape: 'square', text: '' } as const;
  const drawn = draw(
    priceChart(
      Array.from({ length: 3000 }, (_, day) => 50 + (day % 7)),
      {},
      [flag],
    ),
  );
  const position = drawn.scene.flags[0];
  expect(nearestSnapPoint(drawn, { x: (position?.x ?? 0) + 6, y: position?.y ?? 0 })).toBe(1500);
  expect(nearestSnapPoint(drawn, { x: (position?.x ?? 0) + 6, y: drawn.bottom - 1 })).toBeGreaterThan(1510);
});

test('CB-06 on a map the nearest dot is meant, where one is near', () => {
  const drawn = draw(mapChart());
  const sheet = cursorSheet(drawn.shown, drawn.scene, 1, null);
  const ring = sheet.marks.find(({ kind }) => kind === 'dots');
  const [x = 0, y = 0] = ring?.kind === 'dots' ? ring.points : [];
  expect(nearestSnapPoint(drawn, { x: x + 8, y: y - 8 })).toBe(1);
  expect(nearestSnapPoint(drawn, { x: x + 60, y })).toBe(null);
  expect(textsOf(drawn, 1, null)).toEqual(['6.00%']);
});

test('CB-01 keys show the value of the curve on its axis, a pointer the value at its height', () => {
  const drawn = draw(priceChart([5, 6, 7, 6, 5]));
  expect(textsOf(drawn, 2, null)).toEqual(['7.00', '07.01.2026']);
  expect(textsOf(drawn, 2, drawn.bottom)).toEqual([expect.stringMatching(/^4\./), '07.01.2026']);
});

test('CH-11 CB-07 on axes that hide their values the cursor has a date and nothing else', () => {
  expect(textsOf(draw(priceChart([0, 1, 0], { hidesValues: true })), 1, null)).toEqual(['06.01.2026']);
  expect(textsOf(draw(mapChart(true)), 1, null)).toEqual([]);
});
