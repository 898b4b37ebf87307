import type { Chart } from './chart.ts';

type Series = Chart['panes'][number]['series'];

interface Described {
  readonly x: string;
  readonly y: string;
  /** A shape without values. */
  readonly hidesValues: boolean;
  readonly series: Series;
}

/** The id of the vertical axis, which the series name. */
export const Y_AXIS = 'percent';

/** One pane of numbers over numbers. */
export function xyChart({ x, y, hidesValues, series }: Described): Chart {
  return {
    x: { kind: 'number', title: x, decimals: 1 },
    panes: [
      {
        share: 1,
        axes: [
          { id: Y_AXIS, side: 'right', scale: 'linear', unit: 'value', decimals: 2, hidesValues, title: y },
        ],
        series,
      },
    ],
  };
}
