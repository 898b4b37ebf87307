import type { Chart, Flag, ValueAxis } from '../chart.ts';

const DAY = 86_400_000;
const START = Date.UTC(2026, 0, 5);

export const AXIS: ValueAxis = {
  id: 'price',
  side: 'right',
  scale: 'linear',
  unit: 'value',
  decimals: 2,
  hidesValues: false,
};

/** A price and a turnover for a few days in a row. */
export function priceChart(
  values: readonly number[],
  axis: Partial<ValueAxis> = {},
  flags?: readonly Flag[],
): Chart {
  const turnover: ValueAxis = { ...AXIS, id: 'turnover', decimals: 0, hasZero: true, ...axis };
  return {
    x: { kind: 'time', times: Float64Array.from(values, (_, day) => START + day * DAY), precision: 'day' },
    panes: [
      {
        share: 3,
        axes: [{ ...AXIS, ...axis }],
        series: [
          {
            kind: 'line',
            id: 'last',
            name: 'Last',
            axis: 'price',
            tone: 1,
            values: Float64Array.from(values),
          },
        ],
      },
      {
        share: 1,
        axes: [{ ...turnover, id: 'turnover' }],
        series: [
          {
            kind: 'column',
            id: 'turnover',
            name: 'Turnover',
            axis: 'turnover',
            tone: 2,
            isTurnover: true,
            values: Float64Array.from(values, (value) => value * 10_000),
          },
        ],
      },
    ],
    ...(flags && { flags }),
  };
}

export const dayAt = (snapPoint: number): number => START + snapPoint * DAY;

/** Bonds by duration and yield. */
export function mapChart(hidesValues = false): Chart {
  return {
    x: { kind: 'number', title: 'Duration', decimals: 2 },
    panes: [
      {
        share: 1,
        axes: [{ ...AXIS, id: 'yield', unit: 'percent', decimals: 3, title: 'Yield', hidesValues }],
        series: [
          {
            kind: 'dots',
            id: 'bonds',
            name: 'Bonds',
            axis: 'yield',
            tone: 1,
            labels: 'none',
            names: ['Long', 'Short', 'Unknown', 'Middle'],
            xs: Float64Array.of(9.5, 1.25, 4, 5),
            ys: Float64Array.of(7.1, 4.25, Number.NaN, 6),
          },
        ],
      },
    ],
  };
}
