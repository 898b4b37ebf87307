import { expect, test } from 'vitest';
import { dayChart, frame, line } from '../chart-for-tests.ts';
import { sampleCharts } from '../sample-charts.ts';
import { randomWalk } from '../sample-series.ts';
import type { Mark } from '../scene.ts';
import { buildScene } from './build-scene.ts';

const texts = (marks: readonly Mark[]) => marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []));

test('CH-02 a line chart has values at its right, months below and its year in bold', () => {
  const { marks, plots, window } = buildScene(dayChart(250, [line(randomWalk(250))]), frame);
  expect(texts(marks)).toEqual(expect.arrayContaining(['80.00', 'Feb', 'Oct']));
  const strong = marks.filter((mark) => mark.kind === 'text' && mark.isStrong);
  expect(strong).toMatchObject([
    { text: '88.74', ink: 'text-inverse' },
    { text: '2026', ink: 'text' },
  ]);
  expect(window).toEqual({ from: 0, to: 249 });
  expect(plots[0]?.box.width).toBeGreaterThan(500);
});

const { line: area, price, hiddenValues, lines } = sampleCharts();

test('CH-11 CB-07 a chart without a unit has no figure on its value axis and no tag', () => {
  const { marks } = buildScene(hiddenValues ?? dayChart(0, []), frame);
  expect(texts(marks)).toEqual(['Dec', '2026', 'Feb', 'Mar', 'Apr']);
  expect(marks.some(({ kind }) => kind === 'tag')).toBe(false);
});

test('a tick label that would touch the tag of the last value is left out', () => {
  const { marks } = buildScene(area ?? dayChart(0, []), frame);
  const tag = marks.find((mark) => mark.kind === 'tag');
  const right = marks.filter((mark) => mark.kind === 'text' && mark.x > 590);
  for (const mark of right)
    if (mark.kind === 'text' && tag?.kind === 'tag' && !mark.isStrong)
      expect(Math.abs(mark.y - tag.box.y - tag.box.height / 2)).toBeGreaterThanOrEqual(
        (tag.box.height + 11) / 2 - 1,
      );
  expect(right.length).toBeGreaterThan(3);
});

test('CH-02 price and turnover stand over each other on one time axis, turnover from zero', () => {
  const { plots } = buildScene(price ?? dayChart(0, []), frame);
  const [above, below] = plots;
  expect(above?.box).toMatchObject({ x: below?.box.x, width: below?.box.width });
  expect(below?.box.y).toBeGreaterThan((above?.box.y ?? 0) + (above?.box.height ?? 0));
  expect(below?.axes[0]?.from).toBe(0);
});

test('CM-06 dashes begin with the 8th series, dots with the 15th', () => {
  const clip = buildScene(lines ?? dayChart(0, []), frame).marks.find((mark) => mark.kind === 'clip');
  const dashes =
    clip?.kind === 'clip' ? clip.marks.map((mark) => (mark.kind === 'path' ? mark.dash : null)) : [];
  expect(dashes).toEqual([[1.5, 3], [6, 3], undefined, undefined]);
});

test('CB-04 a larger font takes more room', () => {
  const chart = area ?? dayChart(0, []);
  const [small, large] = [11, 20].map(
    (axis) => buildScene(chart, { ...frame, sizes: { axis } }).plots[0]?.box,
  );
  expect(large?.width).toBeLessThan(small?.width ?? 0);
  expect(large?.height).toBeLessThan(small?.height ?? 0);
});

test.each([0, 1, 2])('CH-05 a chart of %d days is drawn without a fault', (count) => {
  const scene = buildScene(dayChart(count, [line(randomWalk(count))]), frame);
  expect(JSON.stringify(scene.plots)).not.toContain('null');
});

test('a hundred thousand values make no larger a scene than their pixels do', () => {
  const numbers = (count: number) => {
    const scene = buildScene(dayChart(count, [line(randomWalk(count))]), frame);
    const clip = scene.marks.find((mark) => mark.kind === 'clip');
    const [path] = clip?.kind === 'clip' ? clip.marks : [];
    return path?.kind === 'path' ? path.points.length : 0;
  };
  expect(numbers(100_000)).toBeLessThan(4 * 640 * 2);
});
