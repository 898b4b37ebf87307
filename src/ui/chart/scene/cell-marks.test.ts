import { expect, test } from 'vitest';
import { formatOf } from '#platform/i18n/format.ts';
import type { Chart } from '../chart.ts';
import type { Mark } from '../scene.ts';
import { chartWords } from '../words/chart-words.ts';
import { buildScene } from './build-scene.ts';

const words = chartWords('eng', formatOf('eng'));
const chartWith = (scale: 'linear' | 'log', cells: Chart['panes'][number]['cells']): Chart => ({
  x: { kind: 'number', title: 'Duration', decimals: 1 },
  panes: [
    {
      share: 1,
      axes: [
        { id: 'y', side: 'right', scale, unit: 'percent', decimals: 2, hidesValues: false, title: 'Yield' },
      ],
      series: [],
      ...(cells && { cells }),
    },
  ],
});
const CELLS = [
  { left: 0, right: 1, low: 2, high: 4, count: 1_204 },
  { left: 1, right: 2, low: 4, high: 6, count: 2 },
];

const cellsOf = (chart: Chart, width = 800) => {
  const flat = (marks: readonly Mark[]): Mark[] =>
    marks.flatMap((mark) => (mark.kind === 'clip' ? flat(mark.marks) : [mark]));
  const marks = flat(buildScene(chart, { width, height: 400, window: null, words }).marks);
  return {
    shades: marks.flatMap((mark) =>
      mark.kind === 'bars' && mark.fill === 'area' ? [mark.boxes.length / 4] : [],
    ),
    texts: marks.flatMap((mark) => (mark.kind === 'text' && mark.anchor === 'middle' ? [mark.text] : [])),
  };
};

test('EP-05 a cell of a map is the darker the more are in it, and says how many these are', () => {
  const { shades, texts } = cellsOf(chartWith('linear', CELLS));
  expect(shades).toEqual([2, 1, 1, 1, 1, 1, 1]);
  expect(texts).toEqual(expect.arrayContaining([words.number(1_204, 0), '2']));
});

test('EP-05 the axes of a map reach as far as its cells', () => {
  const { plots } = buildScene(chartWith('linear', CELLS), { width: 800, height: 400, window: null, words });
  const [axis] = plots[0]?.axes ?? [];
  expect(axis && [axis.from <= 2, axis.to >= 6]).toEqual([true, true]);
});

test('EP-05 dots are drawn over cells where few of them are visible, and are left out where they are a crowd', () => {
  const { x, panes } = chartWith('linear', CELLS);
  const dots = Float64Array.from({ length: 1_500 }, (_, at) => at / 750);
  const names = Array.from(dots, String);
  const series = [
    { kind: 'dots', id: 'a', name: 'A', axis: 'y', tone: 1, xs: dots, ys: dots, names, labels: 'none' },
  ] as const;
  const chart = { x, panes: panes.map((pane) => ({ ...pane, series })) };
  const drawnIn = (window: { from: number; to: number } | null) =>
    JSON.stringify(buildScene(chart, { width: 800, height: 400, window, words }).marks);
  expect(drawnIn(null)).not.toContain('"dots"');
  expect(drawnIn({ from: 0, to: 1 })).toContain('"dots"');
});

test('EP-05 a count that has no room is left out, and a logarithm shows only what is above zero', () => {
  const many = Array.from({ length: 200 }, (_, at) => ({
    left: at / 10,
    right: (at + 1) / 10,
    low: 2,
    high: 4,
    count: 1_204,
  }));
  expect(cellsOf(chartWith('linear', many)).texts).not.toContain(words.number(1_204, 0));
  const below = [{ left: 0, right: 1, low: -2, high: 0, count: 5 }];
  expect(cellsOf(chartWith('log', [...CELLS, ...below])).shades[0]).toBe(2);
});
