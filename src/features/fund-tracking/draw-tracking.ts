import type { Chart, LineSeries, ValueAxis } from '#ui/chart/chart.ts';
import type { TrackingChart } from './fund-tracking.contract.ts';

export interface TrackingWords {
  readonly fund: string;
  readonly index: string;
  readonly difference: string;
}

/** The two lines over what lies between them. */
export function drawTracking(data: TrackingChart, words: TrackingWords): Chart {
  const axis = (id: string, title?: string): ValueAxis => ({
    id,
    side: 'right',
    scale: 'linear',
    unit: 'value',
    decimals: 2,
    hidesValues: data.unit === 'none',
    ...(title && { title }),
  });
  const line = (id: string, name: string, axisId: string, tone: number, values: readonly number[]) =>
    ({ kind: 'line', id, name, axis: axisId, tone, values: Float64Array.from(values) }) satisfies LineSeries;
  return {
    x: {
      kind: 'time',
      times: Float64Array.from(data.days, (day) => Date.parse(day)),
      precision: 'day',
    },
    panes: [
      {
        share: 3,
        axes: [axis('rebased')],
        series: [
          line('fund', words.fund, 'rebased', 1, data.fund),
          line('index', words.index, 'rebased', 2, data.index),
        ],
      },
      {
        share: 1,
        title: words.difference,
        axes: [axis('between')],
        series: [line('difference', words.difference, 'between', 3, data.difference)],
      },
    ],
  };
}
