/** The clean price of the attacked bond on a day, in percent, at a yield in percent; null where there is none. */
export type PriceAt = (day: number, percent: number) => number | null;

export interface CurvePoint {
  readonly day: number;
  /** From 0 to 1, between the lowest and the highest price that is shown. */
  readonly price: number;
  /** The same of its yield; null where only one curve is shown. */
  readonly yield: number | null;
}

export interface Fit {
  /** On the last day. */
  readonly price: number;
  /** How far the points lie from the model: a share of the range of the prices. */
  readonly misfit: number;
}

const YIELDS = { from: -1, to: 25 };
const RANGES = { from: 0.02, to: 12 };
const STEPS = 40;
const ROUNDS = 5;

/**
 * The price from curves without units: the terms of a bond are public, so that each yield has its price. Of three points,
 * the prices must lie to each other as the first curve shows; a second curve, of yields, says by how much the yield
 * moved between them. Without it, the yield is taken to stay as it is while the price is pulled to par.
 */
export function fitPrice(points: readonly CurvePoint[], priceAt: PriceAt): Fit | null {
  const chosen = chooseThree(points);
  const last = points.at(-1);
  if (!chosen || !last) return null;
  const hasYields = chosen.every(({ yield: level }) => level !== null);
  const used = hasYields
    ? [...chosen, ...points.filter((_, at) => at % Math.ceil(points.length / 6) === 0)]
    : chosen;
  let window = { lowest: YIELDS, range: hasYields ? RANGES : { from: 0, to: 0 } };
  let best: (Fit & { lowest: number; range: number }) | null = null;
  for (let round = 0; round < ROUNDS; round++) {
    for (const lowest of stepsOf(window.lowest))
      for (const range of hasYields ? stepsOf(window.range) : [0]) {
        const fit = fitLine(used, last, (point) => priceAt(point.day, lowest + range * (point.yield ?? 0)));
        if (fit && (!best || fit.misfit < best.misfit)) best = { ...fit, lowest, range };
      }
    if (!best) return null;
    window = { lowest: around(best.lowest, window.lowest), range: around(best.range, window.range) };
  }
  return best;
}

/** First, last, and the one that lies furthest from the line between them. */
function chooseThree(points: readonly CurvePoint[]): readonly CurvePoint[] | null {
  const [first, last] = [points[0], points.at(-1)];
  if (points.length < 3 || !first || !last) return null;
  const distance = ({ day, price }: CurvePoint) =>
    Math.abs(price - first.price - ((last.price - first.price) * (day - first.day)) / (last.day - first.day));
  const middle = points.slice(1, -1).toSorted((one, other) => distance(other) - distance(one))[0];
  return middle ? [first, middle, last] : null;
}

/** The line that takes the shown prices to those of the model, and what it says of the last one. */
function fitLine(
  points: readonly CurvePoint[],
  last: CurvePoint,
  modelled: (point: CurvePoint) => number | null,
): Fit | null {
  const pairs = points.map((point) => ({ x: point.price, y: modelled(point) }));
  if (!pairs.every((pair): pair is { x: number; y: number } => pair.y !== null)) return null;
  const meanX = mean(pairs.map(({ x }) => x));
  const meanY = mean(pairs.map(({ y }) => y));
  const spread = mean(pairs.map(({ x }) => (x - meanX) ** 2));
  const slope = mean(pairs.map(({ x, y }) => (x - meanX) * (y - meanY))) / spread;
  // Prices that fall while the curve rises are none.
  if (!(slope > 1e-6)) return null;
  const error = mean(pairs.map(({ x, y }) => (y - meanY - slope * (x - meanX)) ** 2));
  return { price: meanY + slope * (last.price - meanX), misfit: Math.sqrt(error) / slope };
}

interface Window {
  readonly from: number;
  readonly to: number;
}

const stepsOf = ({ from, to }: Window) =>
  Array.from({ length: STEPS + 1 }, (_, step) => from + ((to - from) * step) / STEPS);

function around(value: number, { from, to }: Window): Window {
  const step = (to - from) / STEPS;
  return { from: value - 2 * step, to: value + 2 * step };
}

const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;
