import { formatOf } from '#foundation/i18n/format.ts';
import type { Chart, Series, ValueAxis } from './chart.ts';
import type { Frame } from './scene/frame.ts';
import { chartWords } from './words/chart-words.ts';

const DAY = 86_400_000;

/** As the English page writes them. */
export const words = chartWords('eng', formatOf('eng'), (_key, values) => `${values?.value} M`);

export const frame: Frame = { width: 640, height: 320, window: null, words };

export const valueAxis: ValueAxis = {
  id: 'price',
  side: 'right',
  scale: 'linear',
  unit: 'value',
  decimals: 2,
  isSilent: false,
};

/** Working days from a Monday on. */
export function tradingDays(count: number, from = '2025-11-17'): Float64Array {
  const start = Date.parse(`${from}T00:00:00Z`);
  return Float64Array.from(
    { length: count },
    (_, index) => start + (index + 2 * Math.floor(index / 5)) * DAY,
  );
}

/** A walk that is the same in every run. */
export function walk(count: number, seed = 1, start = 80): Float64Array {
  let state = seed;
  let value = start;
  return Float64Array.from({ length: count }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    value += (state / 2_147_483_648 - 0.49) * 2;
    return value;
  });
}

export const dayChart = (count: number, series: readonly Series[], axis: Partial<ValueAxis> = {}): Chart => ({
  x: { kind: 'time', times: tradingDays(count), precision: 'day' },
  panes: [{ share: 1, axes: [{ ...valueAxis, ...axis }], series }],
});

export const line = (values: Float64Array, tone = 1): Series => ({
  kind: 'line',
  id: `line-${tone}`,
  name: `Line ${tone}`,
  axis: 'price',
  tone,
  values,
});
