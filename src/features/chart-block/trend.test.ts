import { expect, test } from 'vitest';
import { formatOf } from '#platform/i18n/format.ts';
import type { Chart } from '#ui/chart/chart.ts';
import { findChartTrendObstacle, trendPoints } from '#ui/chart-tools/trend/chart-trend.ts';
import { drawTrend, withTrend } from '#ui/chart-tools/trend/draw-trend.ts';
import { writeFit, writeFormula } from '#ui/chart-tools/trend/write-formula.ts';
import { blockData, yearView } from './block-for-tests.ts';
import { describeBlock } from './describe-block.ts';

const words = formatOf('eng');
const days = (values: (number | null)[], change = {}) =>
  describeBlock(yearView(blockData(values, change)), new Set());
const map: Chart = {
  x: { kind: 'number', title: 'Duration', decimals: 2 },
  panes: [
    {
      share: 1,
      axes: [
        { id: 'yield', side: 'right', scale: 'linear', unit: 'percent', decimals: 3, hidesValues: false },
      ],
      series: [1, 3].map((x, at) => ({
        kind: 'dots',
        id: `group-${at}`,
        name: '',
        axis: 'yield',
        tone: at + 1,
        xs: Float64Array.of(x, x + 1),
        ys: Float64Array.of(2 * x, 2 * x + 2),
        names: ['', ''],
        labels: 'none',
      })),
    },
  ],
};

test.each([
  { kind: 'linear', a: 0.6, b: 2.2, written: 'y = 0.6·x + 2.2' },
  { kind: 'linear', a: -0.012345, b: -1234.56, written: 'y = −0.01235·x − 1 235' },
  { kind: 'logarithmic', a: 1.5, b: 0, written: 'y = 1.5·ln x + 0' },
  { kind: 'exponential', a: 3, b: Math.LN2, written: 'y = 3·e^(0.6931·x)' },
  { kind: 'exponential', a: 2.5e11, b: -1.2e-9, written: 'y = 2.500·10^11·e^(−1.200·10^−9·x)' },
] as const)('CB-01 a $kind formula is written $written', ({ written, ...formula }) => {
  expect(writeFormula(formula, words).replaceAll('\u00a0', ' ')).toBe(written);
});

test('CB-01 how well it fits has three decimals, or is not shown where nothing varies', () => {
  expect(writeFit({ rSquared: 0.98765 }, words)).toBe('R² = 0.988');
  expect(writeFit({ rSquared: null }, words)).toBeNull();
});

test('CB-01 over days x is the position of the day, and a day without a value keeps its position', () => {
  const points = trendPoints(days([5, 6, 9]));
  expect(Array.from(points.xs)).toEqual([1, 2, 3]);
  const drawn = drawTrend(days([2, 4, 6, 8]), 'linear', 'Trend', words);
  expect(drawn).toMatchObject({ formula: 'y = 2·x + 0', fit: 'R² = 1.000' });
});

test('CB-01 the curve begins on the first day and ends on the last, and says its formula', () => {
  const chart = days([2, 4, 6, 8]);
  const drawn = drawTrend(chart, 'linear', 'Trend', words);
  const all = withTrend(chart, drawn).panes[0]?.series ?? [];
  expect(all).toHaveLength(2);
  const curve = drawn?.curve;
  expect([curve?.xs[0], curve?.xs.at(-1)]).toEqual([
    Date.parse('2026-11-02T00:00:00Z'),
    Date.parse('2026-11-05T00:00:00Z'),
  ]);
  expect(curve?.note).toBe('y = 2·x + 0, R² = 1.000');
});

test('CB-06 the trend of a map goes through the dots of all groups', () => {
  expect(drawTrend(map, 'linear', 'Trend', words)?.formula).toBe('y = 2·x + 0');
});

test('CB-07 where values are hidden the trend has a shape but no formula, and no growth', () => {
  const shape = days([0, 0.5, 1], { measure: null });
  expect(findChartTrendObstacle(shape, 'exponential')).toBe('values_hidden');
  expect(drawTrend(shape, 'linear', 'Trend', words)).toMatchObject({ formula: null, fit: 'R² = 1.000' });
});

test('CB-01 a chart of one day has no trend', () => {
  expect(findChartTrendObstacle(days([7]), 'linear')).toBe('too_few_points');
  expect(drawTrend(days([7]), 'linear', 'Trend', words)).toBeNull();
});
