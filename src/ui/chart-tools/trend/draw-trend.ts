import type { Trend, TrendFormula, TrendKind } from '#domain/trends/trend.ts';
import type { Chart, CurveSeries } from '#ui/chart/chart.ts';
import { trendPoints } from './chart-trend.ts';
import { fitTrend } from './fit-trend.ts';
import { type FormulaWords, writeFit, writeFormula } from './write-formula.ts';

/** A trend as it is drawn and reported. */
export interface DrawnTrend {
  readonly curve: CurveSeries;
  /** `y = 0.6·x + 2.2`; null where values are hidden. */
  readonly formula: string | null;
  /** `R² = 0.60`; null where there is nothing to explain. */
  readonly fit: string | null;
  /** What was fitted: how far a point lies from it can be determined. */
  readonly fitted: TrendFormula;
}

/** The trend over a chart, or null where it has none. Loaded with the regression when somebody requests one. */
export function drawTrend(
  chart: Chart,
  kind: TrendKind,
  name: string,
  words: FormulaWords,
): DrawnTrend | null {
  const trend = fitTrend(kind, trendPoints(chart));
  if (trend.outcome === 'none') return null;
  const hidesValues = chart.panes[0]?.axes.some((axis) => axis.hidesValues) ?? false;
  const formula = hidesValues ? null : writeFormula(trend.formula, words);
  const fit = writeFit(trend.formula, words);
  const note = words.phrase([formula, fit]);
  const [axis] = chart.panes[0]?.axes ?? [];
  return {
    curve: {
      kind: 'curve',
      id: 'trend',
      name,
      axis: axis?.id ?? '',
      tone: TONE,
      ...placeCurve(chart, trend),
      note,
    },
    formula,
    fit,
    fitted: trend.formula,
  };
}

export function withTrend(chart: Chart, drawn: DrawnTrend | null): Chart {
  const [first, ...others] = chart.panes;
  if (!drawn || !first) return chart;
  return { ...chart, panes: [{ ...first, series: [...first.series, drawn.curve] }, ...others] };
}

/** The same as the first series would be confused with it. */
const TONE = 4;

function placeCurve(
  { x }: Chart,
  trend: Extract<Trend, { outcome: 'fitted' }>,
): Pick<CurveSeries, 'xs' | 'ys'> {
  const ys = Float64Array.from(trend.curve.ys);
  const xs = Float64Array.from(trend.curve.xs);
  return { xs: x.kind === 'time' ? xs.map((position) => timeAt(x.times, position - 1)) : xs, ys };
}

/** Between two days in proportion, as the axis places it. */
function timeAt(times: Float64Array, position: number): number {
  const before = times[Math.floor(position)] ?? Number.NaN;
  const after = times[Math.ceil(position)] ?? before;
  return before + (after - before) * (position - Math.floor(position));
}
