import { expect, test } from 'vitest';
import { formatOf } from '#platform/i18n/format.ts';
import { english } from '#platform/i18n/words-for-tests.server.tsx';
import type { Chart } from '../chart.ts';
import type labels from '../labels/eng.json';
import { chartWords } from '../words/chart-words.ts';
import { AXIS, dayAt, mapChart, priceChart } from './chart-for-tests.ts';
import { type Clock, directionOfChange, readingsAt } from './readings.ts';
import { snapPointsOf } from './snap-points.ts';
import { speechOf } from './speech.ts';
import { widestFigures } from './widest-figures.ts';

const t = english.of<keyof typeof labels>('chart');
const words = chartWords('eng', formatOf('eng'));
const clock: Clock = { words, displayOffset: 180 };
const speak = (chart: Chart, snapPoint: number) =>
  speechOf(readingsAt(chart, snapPointsOf(chart), snapPoint, clock), words, t);

const flag = { time: dayAt(1), letter: 'D', shape: 'square', text: 'Dividend 1.20 EUR' } as const;
const candles: Chart = {
  x: { kind: 'time', times: Float64Array.of(Date.UTC(2026, 0, 5, 7, 30)), precision: 'minute' },
  panes: [
    {
      share: 1,
      axes: [AXIS],
      series: [
        {
          kind: 'candle',
          id: 'ohlc',
          name: 'Norvik',
          axis: 'price',
          tone: 1,
          open: Float64Array.of(1),
          high: Float64Array.of(4),
          low: Float64Array.of(0.5),
          close: Float64Array.of(3),
        },
        {
          kind: 'curve',
          id: 'trend',
          name: 'Linear',
          axis: 'price',
          tone: 2,
          xs: new Float64Array(),
          ys: new Float64Array(),
          note: 'y = 2x, R² = 0.9',
        },
      ],
    },
  ],
};

const [pricePane, turnoverPane] = priceChart([79.97, 79.41]).panes;
const [price] = pricePane?.series ?? [];
const fromClose: Chart = {
  ...priceChart([79.97, 79.41]),
  panes:
    pricePane && turnoverPane && price
      ? [{ ...pricePane, series: [{ ...price, base: 80 }] }, turnoverPane]
      : [],
};

test.each<{ why: string; chart: Chart; snapPoint: number; said: string }>([
  {
    why: 'NU-07 CB-01 the change from the base of the series where it has one, from its first value on',
    chart: fromClose,
    snapPoint: 0,
    said: '05.01.2026. Last, 79.97, −0.03 (−0.04%). Turnover, 799 700',
  },
  {
    why: 'CB-01 the date, each series, and the change of the first from the day before',
    chart: priceChart([79.97, 79.41]),
    snapPoint: 1,
    said: '06.01.2026. Last, 79.41, −0.56 (−0.70%). Turnover, 794 100',
  },
  {
    why: 'CB-01 a change skips days without a value',
    chart: priceChart([100, Number.NaN, 110]),
    snapPoint: 2,
    said: '07.01.2026. Last, 110.00, +10.00 (+10.00%). Turnover, 1 100 000',
  },
  {
    why: 'CB-01 a day without a value has a dash and no change',
    chart: priceChart([100, Number.NaN]),
    snapPoint: 1,
    said: '06.01.2026. Last, –. Turnover, –',
  },
  {
    why: 'CM-05 a compared value is a change by itself',
    chart: priceChart([0, 12.5], { unit: 'percent' }),
    snapPoint: 1,
    said: '06.01.2026. Last, +12.50%. Turnover, 125 000%',
  },
  {
    why: 'CH-11 CB-07 an axis that hides its values shows the date and nothing else',
    chart: priceChart([0.25, 0.75], { hidesValues: true }),
    snapPoint: 1,
    said: '06.01.2026',
  },
  {
    why: 'CH-10 a flag is reported where it stands',
    chart: priceChart([1, 2], {}, [flag]),
    snapPoint: 1,
    said: '06.01.2026. Last, 2.00, +1.00 (+100.00%). Turnover, 20 000. D: Dividend 1.20 EUR',
  },
  {
    why: 'CH-02 CH-13 a candle shows its four prices, at the site’s time; a trend its formula',
    chart: candles,
    snapPoint: 0,
    said: '05.01.2026 10:30. Norvik, Open 1.00, High 4.00, Low 0.50, Close 3.00. Linear, y = 2x, R² = 0.9',
  },
  {
    why: 'CB-06 dots are reported from left to right, duration to two decimals and yield to three',
    chart: mapChart(),
    snapPoint: 0,
    said: 'Short. Bonds, Duration 1.25, Yield 4.250%',
  },
  { why: 'CB-07 a dot without values keeps its name', chart: mapChart(true), snapPoint: 2, said: 'Long' },
])('$why', ({ chart, snapPoint, said }) => {
  expect(speak(chart, snapPoint).replaceAll('\u00a0', ' ')).toBe(said);
});

test('CB-01 the readout keeps room for the longest text of each series', () => {
  const widest = widestFigures(priceChart([9, -1250, 3]), words);
  const texts = [...widest.values()].map(({ figure, change }) =>
    `${figure} ${change}`.replaceAll('\u00a0', ' '),
  );
  expect(texts[0]).toBe('−1 250.00 −1 259.00 (−13 988.89%)');
  expect(texts[1]).toBe('−12 500 000 ');
  expect(widestFigures(priceChart([1, 2], { hidesValues: true }), words).size).toBe(0);
});

test('CH-08 a change that is written as 0.00 neither rose nor fell', () => {
  expect(directionOfChange({ by: 0.004, percent: 0.004, decimals: 2 })).toBe('flat');
  expect(directionOfChange({ by: 0.004, percent: 0.004, decimals: 3 })).toBe('up');
  expect(directionOfChange({ by: -0.56, percent: -0.7, decimals: 2 })).toBe('down');
});
