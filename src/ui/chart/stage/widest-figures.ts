import type { Chart, Series } from '../chart.ts';
import type { ChartWords } from '../words/chart-words.ts';
import { axisOf, canChange, type Reading, valueAt, writeChange, writeValue } from './readings.ts';

/** The longest texts that the readout of a series will hold: it keeps their room, so that nothing moves at the cursor. */
export interface Widest {
  readonly figure: string;
  readonly change: string;
}

export function widestFigures(chart: Chart, words: ChartWords): ReadonlyMap<Reading['id'], Widest> {
  const first = chart.panes[0]?.series[0];
  return new Map(
    chart.panes.flatMap((pane) =>
      pane.series.flatMap((series): [string, Widest][] => {
        const axis = axisOf(pane, series);
        if (!axis || axis.hidesValues || series.kind === 'dots' || series.kind === 'curve') return [];
        const { min, max } = rangeOf(series.kind === 'candle' ? [series.low, series.high] : [series.values]);
        const figure = longer(
          writeValue(axis, min, words),
          writeValue(axis, axis.unit === 'percent' ? -max : max, words),
        );
        const change =
          series === first && canChange(axis, series)
            ? writeChange({ ...largestChange(series), decimals: axis.decimals }, words)
            : '';
        return [[series.id, { figure, change }]];
      }),
    ),
  );
}

const longer = (one: string, other: string) => (one.length > other.length ? one : other);

function rangeOf(all: readonly Float64Array[]): { min: number; max: number } {
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  for (const values of all)
    for (const value of values) {
      if (value < min) min = value;
      if (value > max) max = value;
    }
  return min > max ? { min: Number.NaN, max: Number.NaN } : { min, max };
}

/** As a fall: its sign is as wide as any. */
function largestChange(series: Series): { by: number; percent: number } {
  const { length } = series.kind === 'candle' ? series.close : series.kind === 'line' ? series.values : [];
  let by = 0;
  let percent = 0;
  let before = Number.NaN;
  for (let snapPoint = 0; snapPoint < length; snapPoint++) {
    const value = valueAt(series, snapPoint);
    if (Number.isNaN(value)) continue;
    const change = Math.abs(value - before);
    by = Math.max(by, change || 0);
    percent = Math.max(percent, (change / Math.abs(before)) * 100 || 0);
    before = value;
  }
  return { by: -by, percent: Number.isFinite(percent) ? -percent : -100 };
}
