import { expect, test } from 'vitest';
import { day, indexOf, seriesOf, startOf } from '#market/trading-chart/series-for-tests.ts';
import type { PriceChartData } from '#market/trading-chart/trading-chart.contract.ts';
import { createChart } from '#market/trading-chart/trading-chart.ts';
import { TURNOVER } from '#market/trading-chart/trading-chart.wire.ts';
import { toChart } from './to-chart.ts';

const WORDS = {
  name: 'Share 7',
  last: 'Last',
  price: 'Price',
  turnover: 'Turnover',
  inCurrency: (name: string, currency: string) => `${name}, ${currency}`,
};
const FLAG = { time: day('2026-11-11'), letter: 'D', shape: 'square', text: 'Dividend' } as const;
const draw = (change: Partial<PriceChartData>, flags = [FLAG]) =>
  toChart(createChart(7, 1, startOf(change), 'paid'), WORDS, flags);

const TWO = [
  ['2026-11-10', 80],
  ['2026-11-12', 84.5],
] as const;

test('CH-02 the simple chart is a line with its area, and columns of turnover below', () => {
  const chart = draw({
    series: [
      seriesOf([7, 1], TWO),
      seriesOf(
        [7, 1],
        [
          ['2026-11-10', 1000],
          ['2026-11-11', 0],
        ],
        TURNOVER,
      ),
    ],
  });
  expect(chart?.x).toEqual({
    kind: 'time',
    times: Float64Array.of(day('2026-11-10'), day('2026-11-11'), day('2026-11-12')),
    precision: 'day',
  });
  expect(chart?.panes).toMatchObject([
    {
      axes: [{ id: 'price', side: 'right', unit: 'value', decimals: 2, hidesValues: false }],
      series: [
        { kind: 'line', name: 'Last', tone: 1, hasArea: true, values: Float64Array.of(80, Number.NaN, 84.5) },
      ],
    },
    {
      title: 'Turnover',
      axes: [{ hasZero: true, decimals: 0, hidesValues: false }],
      series: [{ kind: 'column', isTurnover: true, values: Float64Array.of(1000, 0, Number.NaN) }],
    },
  ]);
});

test('CH-02 the extended chart is candles of four prices', () => {
  const chart = draw({
    type: 'extended',
    series: [
      seriesOf([7, 1], [['2026-11-10', 1]], 'open_price.numeric'),
      seriesOf([7, 1], [['2026-11-10', 4]], 'max_price.numeric'),
      seriesOf([7, 1], [['2026-11-10', 0.5]], 'min_price.numeric'),
      seriesOf([7, 1], [['2026-11-10', 3.125]], 'last_price.numeric'),
    ],
  });
  expect(chart?.panes).toMatchObject([
    {
      axes: [{ decimals: 3 }],
      series: [
        {
          kind: 'candle',
          name: 'Price',
          open: Float64Array.of(1),
          high: Float64Array.of(4),
          low: Float64Array.of(0.5),
          close: Float64Array.of(3.125),
        },
      ],
    },
  ]);
});

test('CH-11 a curve without a unit hides the values of its axes', () => {
  const shape = {
    ...seriesOf(
      [7, 1],
      [
        ['2026-11-10', 0],
        ['2026-11-11', 1],
      ],
    ),
    unit: 'none',
  } as const;
  const columns = { ...seriesOf([7, 1], [['2026-11-10', 1]], TURNOVER), unit: 'none' } as const;
  const chart = draw({ series: [shape, columns] });
  expect(chart?.panes.map(({ axes }) => axes[0]?.hidesValues)).toEqual([true, true]);
});

test('CM-05 compared series are percent of their own beginning, on the days of all of them', () => {
  const chart = draw({
    compared: [
      { kind: 'stock', id: 8, venueId: 2 },
      { kind: 'index', id: 30 },
    ],
    series: [
      seriesOf([7, 1], TWO),
      seriesOf(
        [8, 2],
        [
          ['2026-11-11', 50],
          ['2026-11-12', 45],
        ],
      ),
    ],
    indexes: [
      indexOf(30, [
        ['2026-11-10', 0],
        ['2026-11-11', -3],
        ['2026-11-12', 0],
      ]),
    ],
  });
  expect(chart?.x).toMatchObject({
    times: Float64Array.of(day('2026-11-10'), day('2026-11-11'), day('2026-11-12')),
  });
  expect(chart?.panes).toMatchObject([
    {
      axes: [{ unit: 'percent', decimals: 2 }],
      series: [
        { name: 'Share 7', tone: 1, values: Float64Array.of(0, Number.NaN, 5.63) },
        { name: 'Share 8', tone: 2, values: Float64Array.of(Number.NaN, 0, -10) },
        { name: 'Index 30', tone: 3, values: Float64Array.of(0, -100, 0) },
      ],
    },
  ]);
  expect(chart?.flags).toBeUndefined();
});

test('CM-02 a compared one without data in these days has no line, and keeps the colours of the others', () => {
  const chart = draw({
    compared: [
      { kind: 'index', id: 30 },
      { kind: 'index', id: 31 },
    ],
    indexes: [indexOf(31, TWO)],
  });
  expect(chart?.panes[0]?.series.map(({ tone }) => tone)).toEqual([1, 3]);
});

test('CH-13 a day is stated in minutes', () => {
  const minutes = {
    ...seriesOf([7, 1], []),
    data: [[day('2026-11-13') + 7 * 3_600_000, 84]] as [number, number][],
  };
  const chart = draw({ series: [minutes] });
  expect(chart?.x).toMatchObject({ precision: 'minute' });
  expect(chart?.flags).toBeUndefined();
});

test('CH-10 flags stand within the days that are shown', () => {
  const flags = [FLAG, { ...FLAG, time: day('2026-11-13') }, { ...FLAG, time: day('2026-11-09') }];
  expect(draw({ series: [seriesOf([7, 1], TWO)] }, flags)?.flags).toEqual([FLAG]);
});

test('CH-05 without a single value there is no chart', () => {
  expect(draw({ series: [] })).toBeNull();
  expect(draw({ series: [seriesOf([7, 1], [['2026-11-10', null]])] })).toBeNull();
});

test('CM-05 NU-07 shares in different currencies are named with theirs, shares in one are not', () => {
  const namesOf = (currency: string) =>
    draw({
      compared: [{ kind: 'stock', id: 9, venueId: 1 }],
      series: [seriesOf([7, 1], TWO), { ...seriesOf([9, 1], TWO), currency_name: currency }],
    })?.panes[0]?.series.map(({ name }) => name);
  expect(namesOf('TRY')).toEqual(['Share 7, EUR', 'Share 9, TRY']);
  expect(namesOf('EUR')).toEqual(['Share 7', 'Share 9']);
});
