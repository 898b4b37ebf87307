import { type Trend, type TrendFormula, type TrendKind, trendAt } from '#domain/trends/trend.ts';
import type { Chart, CurveSeries } from '#ui/chart/chart.ts';
import { positionOfNumber } from '#ui/chart/number-axis.ts';
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

const FEWEST_OF_CURVE = 3;
/** Enough for a curve to look smooth across any screen. */
const SAMPLES = 96;

/** A fitted line through the dots of each group, in its colour: straight where a logarithm has no meaning. */
export function withGroupCurves(chart: Chart, wanted: TrendKind | null): Chart {
  const [first, ...others] = chart.panes;
  const axis = chart.x;
  if (!first || axis.kind !== 'number') return chart;
  const curves = first.series.flatMap((series): CurveSeries[] => {
    if (series.kind !== 'dots' || series.isOutsideTrend) return [];
    const only = { ...chart, panes: [{ ...first, series: [series] }] };
    const points = trendPoints(only);
    if (points.xs.length < FEWEST_OF_CURVE) return [];
    const kind = wanted ?? (Array.from(points.xs).every((x) => x > 0) ? 'logarithmic' : 'linear');
    const trend = fitTrend(kind, points);
    if (trend.outcome === 'none') return [];
    const { id, name, tone } = series;
    return [
      {
        kind: 'curve',
        id: `curve-${id}`,
        name,
        axis: series.axis,
        tone,
        isSubject: true,
        ...placeCurve(only, trend),
      },
    ];
  });
  return { ...chart, panes: [{ ...first, series: [...first.series, ...curves] }, ...others] };
}

/** The same as the first series would be confused with it. */
const TONE = 4;

function placeCurve(
  { x }: Chart,
  trend: Extract<Trend, { outcome: 'fitted' }>,
): Pick<CurveSeries, 'xs' | 'ys'> {
  const ys = Float64Array.from(trend.curve.ys);
  const xs = Float64Array.from(trend.curve.xs);
  if (x.kind === 'number') {
    const whole = x.isLog ? resampled(trend, xs) : { xs, ys };
    return { xs: whole.xs.map((number) => positionOfNumber(x, number)), ys: whole.ys };
  }
  return { xs: xs.map((position) => timeAt(x.times, position - 1)), ys };
}

/** A straight line is a curve where the axis is logarithmic. */
function resampled({ formula }: Extract<Trend, { outcome: 'fitted' }>, ends: Float64Array) {
  const [from, to] = [ends[0] ?? 1, ends.at(-1) ?? 1];
  const xs = Float64Array.from({ length: SAMPLES }, (_, at) => from * (to / from) ** (at / (SAMPLES - 1)));
  return { xs, ys: xs.map((x) => trendAt(formula, x)) };
}

/** Between two days in proportion, as the axis places it. */
function timeAt(times: Float64Array, position: number): number {
  const before = times[Math.floor(position)] ?? Number.NaN;
  const after = times[Math.ceil(position)] ?? before;
  return before + (after - before) * (position - Math.floor(position));
}
