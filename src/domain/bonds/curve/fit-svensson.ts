import type { CurveBond } from './curve-bond.ts';
import { firstGuesses, RIDGE, TAU_BOUNDS } from './first-guesses.ts';
import {
  type FlowTable,
  type Parameters,
  type Residuals,
  residualsAt,
  slopesAt,
  toFlowTable,
  toSvensson,
} from './price-residuals.ts';
import { solveLinear } from './solve-linear.ts';
import { type Svensson, svenssonPercent } from './svensson.ts';

/** Fewer bonds than the curve has numbers would lie on it whatever they cost; a second hump takes two more. */
export const FEWEST_TO_FIT = 5;
export const FEWEST_FOR_SECOND_HUMP = 10;
const STARTS = 2;
const MOST_STEPS = 60;
/** A curve may leave the yields of its bonds by as much as these lie apart and a tenth of the highest, but by one percent in any case. */
const MARGIN = 0.1;
const LEAST_MARGIN = 1;
/** Where that is looked at, in years. */
const LOOKED_AT = [0, 0.25, 0.5, 1, 2, 3, 5, 7, 10, 15, 20, 30, 50, 100, Number.POSITIVE_INFINITY];

/**
 * Weighted least squares of prices, each error divided by the bond's duration, so that a hundredth of a percent of yield counts
 * the same at every maturity. Levenberg and Marquardt's steps from the best places of a grid, never outside the bounds.
 * Null where bonds are too few, or every curve through them would run away where there are none.
 */
export function fitSvensson(bonds: readonly CurveBond[]): Svensson | null {
  const ends = new Set(bonds.map(({ years }) => years)).size;
  if (ends < FEWEST_TO_FIT) return null;
  const hasSecondHump = ends >= FEWEST_FOR_SECOND_HUMP;
  const table = toFlowTable(bonds);
  const isWithin = boundsOf(bonds);
  let best: Step | null = null;
  let started = 0;
  for (const guess of firstGuesses(bonds, hasSecondHump)) {
    if (!isWithin(guess)) continue;
    const found = refine(table, guess, hasSecondHump ? [0, 1, 2, 3, 4, 5] : [0, 1, 2, 4], isWithin);
    if (Number.isFinite(found.cost) && (!best || found.cost < best.cost)) best = found;
    if (++started === STARTS) break;
  }
  return best && toSvensson(best.parameters);
}

function boundsOf(bonds: readonly CurveBond[]): (parameters: Parameters) => boolean {
  const all = bonds.map(({ rate }) => 100 * rate);
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const margin = most - least + Math.max(LEAST_MARGIN, MARGIN * most);
  return (parameters) => {
    const [, , , , log1, log2] = parameters;
    if (Math.min(log1, log2) < TAU_BOUNDS.least || Math.max(log1, log2) > TAU_BOUNDS.most) return false;
    const curve = toSvensson(parameters);
    return LOOKED_AT.every((years) => {
      const percent = svenssonPercent(curve, years);
      return percent >= least - margin && percent <= most + margin;
    });
  };
}

interface Step {
  readonly parameters: Parameters;
  readonly residuals: Residuals;
  readonly cost: number;
}

const stepAt = (table: FlowTable, parameters: Parameters): Step => {
  const residuals = residualsAt(table, parameters);
  const [beta0, beta1, beta2, beta3] = parameters;
  const size = beta0 ** 2 + beta1 ** 2 + beta2 ** 2 + beta3 ** 2;
  return { parameters, residuals, cost: residuals.squares + RIDGE * table.prices.length * size };
};

/** Of the sum of squares; and errors so small, in percent of yield, that no price has so many digits. */
const LEAST_GAIN = 1e-6;
const LEAST_ERROR = 1e-6;
const MOST_DAMPING = 1e6;

function refine(
  table: FlowTable,
  start: Parameters,
  free: readonly number[],
  isWithin: (parameters: Parameters) => boolean,
): Step {
  const least = table.prices.length * LEAST_ERROR ** 2;
  let here = stepAt(table, start);
  let slopes = slopesAt(table, start);
  let damping = 1e-3;
  for (let step = 0; step < MOST_STEPS && damping < MOST_DAMPING; step++) {
    const moved = move(here, slopes, free, damping);
    const next = isWithin(moved) ? stepAt(table, moved) : null;
    if (!next || !(next.cost < here.cost)) {
      damping *= 10;
      continue;
    }
    const gain = here.cost - next.cost;
    here = next;
    if (gain < LEAST_GAIN * here.cost || here.residuals.squares < least) break;
    slopes = slopesAt(table, moved);
    damping = Math.max(damping / 10, 1e-9);
  }
  return here;
}

/** The normal equations, with a part of their own diagonal added. */
function move(
  { parameters, residuals: { errors } }: Step,
  slopes: Float64Array,
  free: readonly number[],
  damping: number,
): Parameters {
  const bonds = errors.length;
  const width = parameters.length;
  const rows = free.map((a, i) => {
    const ridge = a < 4 ? RIDGE * bonds : 0;
    let gradient = ridge * (parameters[a] ?? 0);
    for (let bond = 0; bond < bonds; bond++)
      gradient += (slopes[bond * width + a] ?? 0) * (errors[bond] ?? 0);
    const row = free.map((b) => {
      let sum = 0;
      for (let bond = 0; bond < bonds; bond++)
        sum += (slopes[bond * width + a] ?? 0) * (slopes[bond * width + b] ?? 0);
      return sum;
    });
    row[i] = (row[i] ?? 0) * (1 + damping) + ridge + Number.EPSILON;
    return [...row, -gradient];
  });
  const change = solveLinear(rows);
  const moved = parameters.map((value, at) => value + (change[free.indexOf(at)] ?? 0));
  const [beta0 = 0, beta1 = 0, beta2 = 0, beta3 = 0, log1 = 0, log2 = 0] = moved;
  const [low, high] = [TAU_BOUNDS.least, TAU_BOUNDS.most];
  const held = (log: number) => Math.min(high, Math.max(low, log));
  return [beta0, beta1, beta2, beta3, held(log1), held(log2)];
}
