import {
  findTrendObstacle,
  type TrendKind,
  type TrendObstacle,
  type TrendPoints,
} from '#domain/trends/trend.ts';
import type { Chart, NumberAxis, Series } from '#ui/chart/chart.ts';
import { numberAt } from '#ui/chart/number-axis.ts';

/** Where values are hidden their zero is nobody's, so growth cannot be determined. */
export type ChartTrendObstacle = TrendObstacle | 'values_hidden';

/**
 * The points that the trend of a chart goes through: those of the first series over time, where x is the position of the
 * day on the axis, from 1; or the dots of a map, without those that the reader added.
 */
export function trendPoints({ x, panes }: Chart): TrendPoints {
  const series = panes[0]?.series ?? [];
  if (x.kind === 'number') return joinDots(x, series);
  const ys = valuesOf(series[0]);
  return { xs: ys.map((_, at) => at + 1), ys };
}

export function findChartTrendObstacle(chart: Chart, kind: TrendKind): ChartTrendObstacle | null {
  if (kind === 'exponential' && chart.panes[0]?.axes.some(({ hidesValues }) => hidesValues))
    return 'values_hidden';
  return findTrendObstacle(kind, trendPoints(chart));
}

function joinDots(axis: NumberAxis, series: readonly Series[]): TrendPoints {
  const dots = series.filter((one) => one.kind === 'dots').filter(({ isOutsideTrend }) => !isOutsideTrend);
  return {
    xs: dots.flatMap(({ xs }) => Array.from(xs, (x) => numberAt(axis, x))),
    ys: dots.flatMap(({ ys }) => [...ys]),
  };
}

function valuesOf(series: Series | undefined): Float64Array {
  if (series?.kind === 'candle') return series.close;
  return series?.kind === 'line' || series?.kind === 'column' ? series.values : new Float64Array();
}
