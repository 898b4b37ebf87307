import { formatOf } from '#platform/i18n/format.ts';
import type { Chart, Series, ValueAxis } from './chart.ts';
import { SAMPLE_AXIS } from './sample-charts.ts';
import { tradingDays } from './sample-series.ts';
import type { Frame } from './scene/frame.ts';
import { chartWords } from './words/chart-words.ts';

/** As the English page writes them. */
export const words = chartWords('eng', formatOf('eng'));

export const frame: Frame = { width: 640, height: 320, window: null, words };

export const dayChart = (count: number, series: readonly Series[], axis: Partial<ValueAxis> = {}): Chart => ({
  x: { kind: 'time', times: tradingDays(count), precision: 'day' },
  panes: [{ share: 1, axes: [{ ...SAMPLE_AXIS, ...axis }], series }],
});

export const line = (values: Float64Array, tone = 1): Series => ({
  kind: 'line',
  id: `line-${tone}`,
  name: `Line ${tone}`,
  axis: 'value',
  tone,
  values,
});
