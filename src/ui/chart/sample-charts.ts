import type { CandleSeries, Chart, LineSeries, Series, ValueAxis } from './chart.ts';
import { randomWalk, tradingDays } from './sample-series.ts';

const COUNT = 120;

export const SAMPLE_AXIS: ValueAxis = {
  id: 'value',
  side: 'right',
  scale: 'linear',
  unit: 'value',
  decimals: 2,
  hidesValues: false,
};

/** One chart for each kind of series and each way to show it, for the gallery and for pictures in tests. */
export function sampleCharts(): Readonly<Record<string, Chart>> {
  return {
    line: dayChart([{ ...sampleLine(1), hasArea: true }]),
    gaps: dayChart([{ ...sampleLine(1), values: withGaps(randomWalk(COUNT)) }]),
    lines: dayChart(
      [1, 2, 8, 15].map((tone) => sampleLine(tone, 10)),
      { unit: 'percent', decimals: 0 },
    ),
    log: dayChart(
      [{ ...sampleLine(1), values: randomWalk(COUNT).map((value, index) => value * 1.04 ** index) }],
      {
        scale: 'log',
      },
    ),
    hiddenValues: dayChart([sampleLine(1)], { hidesValues: true }),
    columns: dayChart(
      [
        {
          kind: 'column',
          id: 'columns',
          name: 'Columns',
          axis: 'value',
          tone: 3,
          values: randomWalk(COUNT, 5, 0),
        },
      ],
      { hasZero: true },
    ),
    price: priceChart(COUNT),
    map: mapChart(),
    'two-axes': {
      ...dayChart([sampleLine(1), { ...sampleLine(2), axis: 'other' }]),
      panes: [
        {
          share: 1,
          title: 'Yield and price',
          axes: [SAMPLE_AXIS, { ...SAMPLE_AXIS, id: 'other', side: 'left' }],
          series: [sampleLine(1), { ...sampleLine(2, 240), axis: 'other' }],
          bands: [{ of: 'value', from: 82, to: 86, name: 'Usual range' }],
        },
      ],
    },
  };
}

/** Candles over turnover, with flags. */
export function priceChart(count: number): Chart {
  const times = tradingDays(count);
  const turnover = randomWalk(count, 9, 0).map(
    (value, index) => 900_000 + 40_000 * Math.abs(value) + (index % 7) * 150_000,
  );
  return {
    x: { kind: 'time', times, precision: 'day' },
    panes: [
      { share: 4, axes: [SAMPLE_AXIS], series: [sampleCandles(count)] },
      {
        share: 1,
        title: 'Turnover',
        axes: [{ ...SAMPLE_AXIS, id: 'turnover', decimals: 0, hasZero: true }],
        series: [
          {
            kind: 'column',
            id: 'turnover',
            name: 'Turnover',
            axis: 'turnover',
            tone: 1,
            values: turnover,
            isTurnover: true,
          },
        ],
      },
    ],
    flags: [
      { time: times[20] ?? 0, letter: 'D', shape: 'square', text: 'Dividend' },
      { time: times[21] ?? 0, letter: 'S', shape: 'diamond', text: 'Split' },
      { time: times[80] ?? 0, letter: 'D', shape: 'square', text: 'Dividend' },
    ],
  };
}

function dayChart(series: readonly Series[], axis: Partial<ValueAxis> = {}): Chart {
  return {
    x: { kind: 'time', times: tradingDays(COUNT), precision: 'day' },
    panes: [{ share: 1, axes: [{ ...SAMPLE_AXIS, ...axis }], series }],
  };
}

const sampleLine = (tone: number, start = 80): LineSeries => ({
  kind: 'line',
  id: `line-${tone}`,
  name: `Series ${tone}`,
  axis: 'value',
  tone,
  values: randomWalk(COUNT, tone, start),
});

function sampleCandles(count: number): CandleSeries {
  const close = randomWalk(count);
  const open = close.map((_, index) => close[index - 1] ?? 80);
  const reach = randomWalk(count, 3, 0).map((value, index) => 0.2 + (Math.abs(value * 7 + index) % 1));
  return {
    kind: 'candle',
    id: 'candles',
    name: 'Price',
    axis: 'value',
    tone: 1,
    open,
    close,
    high: close.map((value, index) => Math.max(value, open[index] ?? value) + (reach[index] ?? 0)),
    low: close.map((value, index) => Math.min(value, open[index] ?? value) - (reach[index] ?? 0)),
  };
}

/** A month is missing, one value stands alone, and a single day is bridged. */
function withGaps(values: Float64Array): Float64Array {
  return values.map((value, index) =>
    (index >= 40 && index < 60) || (index > 60 && index < 75) || index === 20 ? Number.NaN : value,
  );
}

function mapChart(): Chart {
  const xs = randomWalk(18, 2, 4).map((value, index) => Math.abs(value) + index * 0.3);
  const group = (tone: number): Series => ({
    kind: 'dots',
    id: `dots-${tone}`,
    name: `Group ${tone}`,
    axis: 'value',
    tone,
    xs: xs.filter((_, index) => index % 4 === tone - 1),
    ys: xs
      .filter((_, index) => index % 4 === tone - 1)
      .map((x, index) => 6 + Math.log(1 + x) + (index % 3) * 0.4),
    names: Array.from(xs, (_, index) => `Bond ${tone}-${index}`),
    labels: 'free',
  });
  const trend = Float64Array.from({ length: 40 }, (_, index) => 0.5 + index * 0.25);
  return {
    x: { kind: 'number', title: 'Duration, years', decimals: 2 },
    panes: [
      {
        share: 1,
        axes: [{ ...SAMPLE_AXIS, title: 'Yield, %' }],
        series: [
          ...[1, 2, 3, 4].map(group),
          {
            kind: 'curve',
            id: 'trend',
            name: 'Trend',
            axis: 'value',
            tone: 5,
            xs: trend,
            ys: trend.map((x) => 6.3 + Math.log(1 + x)),
          },
        ],
      },
    ],
  };
}
