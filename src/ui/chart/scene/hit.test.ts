import { expect, test } from 'vitest';
import { frame, words } from '../chart-for-tests.ts';
import { priceChart, sampleCharts } from '../sample-charts.ts';
import { buildScene } from './build-scene.ts';
import { crosshairScene } from './crosshair-scene.ts';
import { dotAt, flagAt, plotAt, timeAt, timeX, valueAt } from './hit.ts';
import { navigatorScene } from './navigator-scene.ts';

const chart = priceChart(120);
const scene = buildScene(chart, frame);
const [price, turnover] = scene.plots;

test('a pixel shows the nearest time, the pane and the value', () => {
  expect(timeAt(chart, scene, timeX(scene, 42) + 1)).toBe(42);
  expect(timeAt(chart, scene, -50)).toBe(0);
  expect(timeAt(chart, scene, 5000)).toBe(119);
  expect(plotAt(scene, 20)).toBe(price);
  expect(plotAt(scene, 280)).toBe(turnover);
  expect(turnover && valueAt(turnover, 'turnover', turnover.box.y + turnover.box.height)).toBeCloseTo(0);
  expect(price && valueAt(price, 'value', price.box.y)).toBeCloseTo(price?.axes[0]?.to ?? 0);
});

test('a time out of view is never the nearest', () => {
  const part = buildScene(chart, { ...frame, window: { from: 30.4, to: 60.6 } });
  expect(timeAt(chart, part, 0)).toBe(31);
  expect(timeAt(chart, part, 5000)).toBe(60);
});

test('CH-10 a flag is found under the pointer', () => {
  const [flag] = scene.flags;
  expect(flagAt(scene, (flag?.x ?? 0) + 5, (flag?.y ?? 0) - 5)).toBe(flag);
  expect(flagAt(scene, 5, 5)).toBeNull();
});

test('CB-06 the nearest dot of a map is found, and none from afar', () => {
  const map = sampleCharts().map ?? chart;
  const drawn = buildScene(map, frame);
  const clip = drawn.marks.find((mark) => mark.kind === 'clip');
  const dots = clip?.kind === 'clip' ? clip.marks.find((mark) => mark.kind === 'dots') : undefined;
  const [x = 0, y = 0] = dots?.kind === 'dots' ? dots.points : [];
  expect(dotAt(map, drawn, x + 3, y - 3)).toMatchObject({ pane: 0, index: 0 });
  expect(dotAt(map, drawn, x, -100)).toBeNull();
});

test('the cursor is drawn alone: two lines, the value and the day on their axes', () => {
  const { marks } = crosshairScene(chart, scene, { index: 42, y: 100 }, { words });
  expect(marks.filter(({ kind }) => kind === 'segments')).toHaveLength(2);
  const texts = marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []));
  expect(texts).toEqual([expect.stringMatching(/^\d\d\.\d\d$/), '14.01.2026']);
});

test('CH-11 the cursor of a chart without a unit shows the day alone', () => {
  const hiddenValues = sampleCharts().hiddenValues ?? chart;
  const { marks } = crosshairScene(
    hiddenValues,
    buildScene(hiddenValues, frame),
    { index: 42, y: 100 },
    { words },
  );
  expect(marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []))).toEqual(['14.01.2026']);
});

test('CH-13 the cursor of minutes shows the time of the site', () => {
  const minute = {
    ...chart,
    x: { kind: 'time', precision: 'minute', times: Float64Array.of(Date.UTC(2026, 10, 13, 7, 5)) },
  } as const;
  const { marks } = crosshairScene(
    minute,
    buildScene(minute, frame),
    { index: 0, y: null },
    { words, offset: 180 },
  );
  expect(marks.at(-1)).toMatchObject({ text: '13.11.2026 10:05' });
});

test('the navigator shows the whole curve', () => {
  const strip = { x: 10, y: 0, width: 500, height: 44 };
  const { marks } = navigatorScene(chart, strip, { words });
  expect(marks.find(({ kind }) => kind === 'path')).toBeDefined();
});
