import { expect, test } from 'vitest';
import type { CandleSeries, ColumnSeries } from '../chart.ts';
import { tokenInks } from '../paint/inks.ts';
import { svgMarks } from '../paint/svg-painter.ts';
import { randomWalk } from '../sample-series.ts';
import type { Mark } from '../scene.ts';
import { candleMarks } from './candle-marks.ts';
import { columnMarks } from './column-marks.ts';
import { dotMarks } from './dot-marks.ts';
import { scaleOf } from './value-scale.ts';
import { xScale } from './x-scale.ts';

const box = { x: 0, y: 0, width: 100, height: 100 };
const y = scaleOf({ id: 'value', from: 0, to: 100, scale: 'linear' }, box);
const slots = (count: number, width: number) => xScale({ from: -0.5, to: count - 0.5 }, { x: 0, width });
const bars = (marks: readonly Mark[]) =>
  Object.fromEntries(marks.map((mark) => (mark.kind === 'bars' ? [mark.fill, [...mark.boxes]] : [])));

const columns = (values: Float64Array, isTurnover: boolean): ColumnSeries => ({
  kind: 'column',
  id: 'c',
  name: 'C',
  axis: 'value',
  tone: 3,
  values,
  isTurnover,
});

test('CH-02 turnover stands on zero with a cap of one pixel', () => {
  expect(bars(columnMarks(columns(Float64Array.of(40, Number.NaN, 0), true), slots(3, 30), y))).toEqual({
    turnover: [2, 60, 7, 40, 22, 100, 7, 0],
    'turnover-edge': [2, 60, 7, 1, 22, 100, 7, 0],
  });
});

test('columns below zero hang from it', () => {
  const around = scaleOf({ id: 'value', from: -50, to: 50, scale: 'linear' }, box);
  const marks = columnMarks(columns(Float64Array.of(20, -20), false), slots(2, 20), around);
  expect(bars(marks)).toEqual({ 'chart-3': [2, 30, 7, 20, 12, 50, 7, 20] });
});

test('one value alone is a bar in the middle, not a wall', () => {
  const [, , width] =
    bars(columnMarks(columns(Float64Array.of(40), false), slots(1, 600), y))['chart-3'] ?? [];
  expect(width).toBe(97);
});

test('columns that share a pixel are as high as the highest and leave no space', () => {
  const values = new Float64Array(1000).fill(10);
  values[501] = 90;
  const [mark] = columnMarks(columns(values, false), slots(1000, 100), y);
  const boxes = mark?.kind === 'bars' ? mark.boxes : new Float64Array();
  expect(boxes.length / 4).toBe(63);
  expect(Math.min(...boxes.filter((_, index) => index % 4 === 1))).toBe(10);
  for (let index = 4; index < boxes.length; index += 4)
    expect(boxes[index]).toBe((boxes[index - 4] ?? 0) + (boxes[index - 2] ?? 0));
});

const candles = (rows: readonly (readonly [number, number, number, number])[]): CandleSeries => {
  const column = (index: 0 | 1 | 2 | 3) => Float64Array.from(rows, (row) => row[index]);
  return {
    kind: 'candle',
    id: 'p',
    name: 'P',
    axis: 'value',
    tone: 1,
    open: column(0),
    high: column(1),
    low: column(2),
    close: column(3),
  };
};

test('CH-02 candles rise, fall or stay: an edge and a fill of their own, wicks in their middle', () => {
  const marks = candleMarks(
    candles([
      [20, 60, 10, 50],
      [50, 55, 15, 30],
      [30, 40, 20, 30],
    ]),
    slots(3, 30),
    y,
  );
  expect(bars(marks)).toEqual({
    'edge-up': [5, 40, 1, 50, 2, 50, 7, 30],
    'mark-up': [3, 51, 5, 28],
    'edge-down': [15, 45, 1, 40, 12, 50, 7, 20],
    'mark-down': [13, 51, 5, 18],
    'edge-flat': [25, 60, 1, 20, 22, 70, 7, 1],
  });
});

test('candles that share a pixel are one: first opening, last close, all between', () => {
  const close = randomWalk(1000, 2, 50);
  const rows = Array.from(
    close,
    (value, index) => [close[index - 1] ?? 50, value + 1, value - 1, value] as const,
  );
  const marks = candleMarks(candles(rows), slots(1000, 100), y);
  const count = marks.reduce((sum, mark) => sum + (mark.kind === 'bars' ? mark.boxes.length / 4 : 0), 0);
  expect(count).toBe(63);
});

test('on a screen of two device pixels a candle lies on their edges', () => {
  const marks = candleMarks(candles([[20, 60, 10, 50]]), slots(1, 9.7), y, 2);
  for (const mark of marks)
    for (const edge of mark.kind === 'bars' ? mark.boxes : []) expect(edge * 2).toBe(Math.round(edge * 2));
});

test('a logarithm of nothing is not drawn, whatever the kind', () => {
  const log = scaleOf({ id: 'value', from: 1, to: 100, scale: 'log' }, box);
  const marks = [
    ...candleMarks(
      candles([
        [0, 5, 0, 5],
        [5, 9, 4, 8],
      ]),
      slots(2, 20),
      log,
    ),
    ...columnMarks(columns(Float64Array.of(-5, 10), false), slots(2, 20), log),
    ...dotMarks(
      {
        kind: 'dots',
        id: 'd',
        name: 'D',
        axis: 'value',
        tone: 1,
        xs: Float64Array.of(0, 1),
        ys: Float64Array.of(0, 10),
        names: [],
        labels: 'none',
      },
      slots(2, 20),
      log,
      null,
    ),
  ];
  expect(svgMarks({ marks }, tokenInks)).not.toMatch(/NaN|Infinity/);
  expect(bars(marks)['edge-up']).toHaveLength(8);
});
