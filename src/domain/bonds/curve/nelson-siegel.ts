/** One bond of the curve: years (of duration or maturity) and yield in percent. */
export interface CurvePoint {
  readonly years: number;
  readonly percent: number;
}

/** Level, slope and hump of Nelson and Siegel, and how many years away the hump is. */
export interface NelsonSiegel {
  readonly level: number;
  readonly slope: number;
  readonly hump: number;
  readonly scale: number;
}

export interface FittedCurve {
  readonly curve: NelsonSiegel;
  /** The usual distance of a point from the curve: root of the mean square, in percent. */
  readonly error: number;
}

/** Between these the whole curve must lie, from no time to endless time. */
interface Bounds {
  readonly low: number;
  readonly high: number;
}

/** Fewer points than the curve has numbers would lie on it whatever they were. */
export const FEWEST_POINTS = 5;
const SHORTEST_SCALE = 0.1;
const LONGEST_SCALE = 15;
const COARSE_STEPS = 40;
const COARSE_RATIO = (LONGEST_SCALE / SHORTEST_SCALE) ** (1 / COARSE_STEPS);
const FINE_STEPS = 60;
const GOLDEN = (Math.sqrt(5) - 1) / 2;
/** A curve may leave its points by as much as these lie apart and a tenth of the highest, but by one percent in any case. */
const MARGIN = 0.1;
const LEAST_MARGIN = 1;
/** Where that is looked at, in scales: its ends, and where its hump can be. */
const LOOKED_AT = [0, 0.5, 1, 1.8, 3, 5, 8, Number.POSITIVE_INFINITY].map((x) => loadings(x, 1));
/** Keeps the solution where points allow many: as small as it can be without moving one that is sure. */
const RIDGE = 1e-9;

export function percentOn({ level, slope, hump, scale }: NelsonSiegel, years: number): number {
  const [a, b] = loadings(years, scale);
  return level + slope * a + hump * b;
}

/**
 * Least squares: for a scale the rest is linear, so only the scale is searched. Null where points are too few, or lie so
 * near to each other that every curve through them would run away where there are none.
 */
export function fitNelsonSiegel(points: readonly CurvePoint[]): FittedCurve | null {
  const known = points.filter(({ years, percent }) => years > 0 && Number.isFinite(years + percent));
  if (new Set(known.map(({ years }) => years)).size < FEWEST_POINTS) return null;
  const scales = Array.from({ length: COARSE_STEPS + 1 }, (_, i) => SHORTEST_SCALE * COARSE_RATIO ** i);
  const bounds = boundsOf(known);
  const best = scales
    .map((scale) => fitAt(known, scale, bounds))
    .reduce((a, b) => (b.error < a.error ? b : a));
  if (!Number.isFinite(best.error)) return null;
  return refine(known, bounds, best);
}

function boundsOf(points: readonly CurvePoint[]): Bounds {
  const all = points.map(({ percent }) => percent);
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const margin = most - least + Math.max(LEAST_MARGIN, MARGIN * most);
  return { low: least - margin, high: most + margin };
}

/** Golden section between the neighbours of the best scale; what it finds is never worse than where it began. */
function refine(points: readonly CurvePoint[], bounds: Bounds, best: FittedCurve): FittedCurve {
  const { scale } = best.curve;
  let [low, high] = [
    Math.max(scale / COARSE_RATIO, SHORTEST_SCALE),
    Math.min(scale * COARSE_RATIO, LONGEST_SCALE),
  ];
  let left = fitAt(points, high - GOLDEN * (high - low), bounds);
  let right = fitAt(points, low + GOLDEN * (high - low), bounds);
  let found = best;
  for (let step = 0; step < FINE_STEPS; step++) {
    for (const fit of [left, right]) if (fit.error < found.error) found = fit;
    if (left.error < right.error) {
      high = right.curve.scale;
      right = left;
      left = fitAt(points, high - GOLDEN * (high - low), bounds);
    } else {
      low = left.curve.scale;
      left = right;
      right = fitAt(points, low + GOLDEN * (high - low), bounds);
    }
  }
  return found;
}

/** The normal equations of least squares, summed in plain numbers: a history of curves asks hundreds of thousands of times. */
function fitAt(points: readonly CurvePoint[], scale: number, { low, high }: Bounds): FittedCurve {
  let [sumA, sumB, sumAA, sumAB, sumBB, sumP, sumAP, sumBP] = [0, 0, 0, 0, 0, 0, 0, 0];
  for (const { years, percent } of points) {
    const [a, b] = loadings(years, scale);
    sumA += a;
    sumB += b;
    sumAA += a * a;
    sumAB += a * b;
    sumBB += b * b;
    sumP += percent;
    sumAP += a * percent;
    sumBP += b * percent;
  }
  const count = points.length;
  const ridge = RIDGE * count;
  const [level = 0, slope = 0, hump = 0] = solveLinear([
    [count + ridge, sumA, sumB, sumP],
    [sumA, sumAA + ridge, sumAB, sumAP],
    [sumB, sumAB, sumBB + ridge, sumBP],
  ]);
  const curve = { level, slope, hump, scale };
  let squares = 0;
  for (const { years, percent } of points) squares += (percent - percentOn(curve, years)) ** 2;
  const isNear = LOOKED_AT.every(([a, b]) => {
    const percent = level + slope * a + hump * b;
    return percent >= low && percent <= high;
  });
  return { curve, error: isNear ? Math.sqrt(squares / count) : Number.POSITIVE_INFINITY };
}

function loadings(years: number, scale: number): readonly [number, number] {
  const x = years / scale;
  const a = x === 0 ? 1 : -Math.expm1(-x) / x;
  return [a, a - Math.exp(-x)];
}

/** Gauss with the largest pivot; each row carries its right side last. */
function solveLinear(rows: number[][]): number[] {
  const size = rows.length;
  const at = (i: number, k: number) => rows[i]?.[k] ?? 0;
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let i = column + 1; i < size; i++) {
      if (Math.abs(at(i, column)) > Math.abs(at(pivot, column))) pivot = i;
    }
    const [pivotRow, swappedRow] = [rows[pivot] ?? [], rows[column] ?? []];
    rows[column] = pivotRow;
    rows[pivot] = pivot === column ? pivotRow : swappedRow;
    for (const [i, row] of rows.entries()) {
      if (i === column) continue;
      const factor = at(i, column) / at(column, column);
      for (let k = column; k <= size; k++) row[k] = at(i, k) - factor * at(column, k);
    }
  }
  return rows.map((_, i) => at(i, size) / at(i, i));
}
