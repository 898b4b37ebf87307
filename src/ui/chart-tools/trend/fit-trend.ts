import { regressionExp, regressionLinear, regressionLog } from 'd3-regression';
import {
  findTrendObstacle,
  shownPoints,
  type Trend,
  type TrendKind,
  type TrendPoints,
  trendAt,
} from '#domain/trends/trend.ts';

/** Enough for a curve to look smooth across any screen. */
const SAMPLES = 96;

const FITS = { linear: regressionLinear, logarithmic: regressionLog, exponential: regressionExp } as const;

/** The trend of these points by least squares, or why they have none. */
export function fitTrend(kind: TrendKind, points: TrendPoints): Trend {
  const reason = findTrendObstacle(kind, points);
  if (reason) return { outcome: 'none', reason };
  const shown = shownPoints(points);
  // With nothing to draw the library only computes: it would refine a steep curve ten thousand times.
  const fit = FITS[kind]<[number, number]>().domain([1, 1])(shown);
  const { a, b } = fit;
  const formula = { kind, a, b, rSquared: Number.isFinite(fit.rSquared) ? fit.rSquared : null };
  return { outcome: 'fitted', formula, curve: sample(formula, shown) };
}

function sample(formula: Parameters<typeof trendAt>[0], shown: readonly [number, number][]): TrendPoints {
  const { from, to } = reach(shown);
  const count = formula.kind === 'linear' ? 2 : SAMPLES;
  const xs = Float64Array.from({ length: count }, (_, at) => from + ((to - from) * at) / (count - 1));
  return { xs, ys: xs.map((x) => trendAt(formula, x)) };
}

function reach(shown: readonly [number, number][]): { from: number; to: number } {
  let from = Number.POSITIVE_INFINITY;
  let to = Number.NEGATIVE_INFINITY;
  for (const [x] of shown) {
    from = Math.min(from, x);
    to = Math.max(to, x);
  }
  return { from, to };
}
