import { expect, test } from 'vitest';
import { formatOf } from '#platform/i18n/format.ts';
import { english } from '#platform/i18n/words-for-tests.server.tsx';
import type { Chart } from '../chart.ts';
import type labels from '../labels/eng.json';
import type { ViewWindow } from '../scene.ts';
import { chartWords } from '../words/chart-words.ts';
import { mapChart, priceChart } from './chart-for-tests.ts';
import { snapPointsOf } from './snap-points.ts';
import { twinTable } from './twin-table.ts';

const t = english.of<keyof typeof labels>('chart');
const clock = { words: chartWords('eng', formatOf('eng')), displayOffset: 0 };
const twin = (chart: Chart, window: ViewWindow) =>
  twinTable(chart, snapPointsOf(chart), { window, values: null }, clock, t);

test('CB-01 the table has the visible figures, the latest first', () => {
  const { columns, rows } = twin(priceChart([1, 2, Number.NaN, 4]), { from: 0.6, to: 3.5 });
  expect(columns.map(({ title, kind, decimals }) => [title, kind, decimals])).toEqual([
    ['Date', 'day', undefined],
    ['Last', 'number', 2],
    ['Turnover', 'number', 0],
  ]);
  expect(rows.map(({ cells }) => cells)).toEqual([
    { date: '2026-01-08', last: 4, turnover: 40_000 },
    { date: '2026-01-06', last: 2, turnover: 20_000 },
  ]);
});

test('CH-11 CB-07 a table of values that may not be shown has none', () => {
  const hiddenValues = twin(priceChart([1, 2], { hidesValues: true }), { from: 0, to: 2 });
  expect(hiddenValues.columns.map(({ key }) => key)).toEqual(['date']);
  expect(hiddenValues.rows).toEqual([]);
  expect(twin(mapChart(true), { from: 0, to: 99 }).rows).toEqual([]);
});

test('CB-06 a map as a table: name, duration and yield of the visible dots', () => {
  const { columns, rows } = twin(mapChart(), { from: 1, to: 6 });
  expect(columns.map(({ title }) => title)).toEqual(['Name', 'Duration', 'Yield']);
  expect(rows.map(({ cells }) => cells)).toEqual([
    { name: 'Short', x: 1.25, y: 4.25 },
    { name: 'Middle', x: 5, y: 6 },
  ]);
});
