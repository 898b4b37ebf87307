/** CB-01; `not_selected` draws none. */
export const TREND_KINDS = ['linear', 'logarithmic', 'exponential'] as const;
export type TrendKind = (typeof TREND_KINDS)[number];

export const TREND_CHOICES = ['not_selected', ...TREND_KINDS] as const;
export type TrendChoice = (typeof TREND_CHOICES)[number];

/** Why a trend has no meaning for these points. */
export type TrendObstacle = 'too_few_points' | 'needs_positive_x' | 'needs_positive_y';

/** Points by their coordinates; where one is not a number there is no point. */
export interface TrendPoints {
  readonly xs: ArrayLike<number>;
  readonly ys: ArrayLike<number>;
}

/**
 * Linear y = a·x + b, logarithmic y = a·ln x + b, exponential y = a·e^(b·x).
 * Over a time axis x is the position of the point, 1 to n, as spreadsheets count.
 */
export interface TrendFormula {
  readonly kind: TrendKind;
  readonly a: number;
  readonly b: number;
  /** Null where every value is the same, so that there is no variation to explain. */
  readonly rSquared: number | null;
}

export type Trend =
  | { readonly outcome: 'none'; readonly reason: TrendObstacle }
  | { readonly outcome: 'fitted'; readonly formula: TrendFormula; readonly curve: TrendPoints };

/** What keeps a trend from these points, or null. A logarithm needs x above zero, an exponential y above zero. */
export function findTrendObstacle(kind: TrendKind, points: TrendPoints): TrendObstacle | null {
  const shown = shownPoints(points);
  const [first] = shown;
  if (!first || shown.every(([x]) => x === first[0])) return 'too_few_points';
  if (kind === 'logarithmic' && shown.some(([x]) => x <= 0)) return 'needs_positive_x';
  if (kind === 'exponential' && shown.some(([, y]) => y <= 0)) return 'needs_positive_y';
  return null;
}

export function shownPoints({ xs, ys }: TrendPoints): [x: number, y: number][] {
  const points: [number, number][] = [];
  for (let at = 0; at < Math.min(xs.length, ys.length); at++) {
    const x = xs[at] ?? Number.NaN;
    const y = ys[at] ?? Number.NaN;
    if (Number.isFinite(x) && Number.isFinite(y)) points.push([x, y]);
  }
  return points;
}

/** The value of a trend at x. */
export function trendAt({ kind, a, b }: Pick<TrendFormula, 'kind' | 'a' | 'b'>, x: number): number {
  if (kind === 'linear') return a * x + b;
  if (kind === 'logarithmic') return a * Math.log(x) + b;
  return a * Math.exp(b * x);
}
