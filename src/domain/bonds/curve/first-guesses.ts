import type { CurveBond } from './curve-bond.ts';
import type { Parameters } from './price-residuals.ts';
import { solveLinear } from './solve-linear.ts';
import { loadingsAt } from './svensson.ts';

/** Percent: a yield is the mean of the zero rates at the bond's flows, each weighed by what its rate moves the price. */
interface MeanLoadings {
  readonly slopes: readonly number[];
  readonly humps: readonly number[];
}

const SHORTEST_TAU = 0.15;
const LONGEST_TAU = 15;
const GRID = 12;
const TAUS = Array.from(
  { length: GRID },
  (_, i) => SHORTEST_TAU * (LONGEST_TAU / SHORTEST_TAU) ** (i / (GRID - 1)),
);
/** Two humps in one place cannot be distinguished. */
const LEAST_APART = 2;
/** Keeps the solution where bonds allow many: as small as it can be without moving one that is sure. */
export const RIDGE = 1e-8;

export const TAU_BOUNDS = { least: Math.log(SHORTEST_TAU), most: Math.log(LONGEST_TAU) };

/** Over a grid of τ, where the rest is linear once prices are taken as straight near their yields; the nearest first. */
export function firstGuesses(bonds: readonly CurveBond[], hasSecondHump: boolean): Parameters[] {
  const means = TAUS.map((tau) => meanLoadings(bonds, tau));
  const columns = [
    bonds.map(() => 1),
    ...means.map(({ slopes }) => slopes),
    ...means.map(({ humps }) => humps),
  ];
  const percents = bonds.map(({ rate }) => 100 * rate);
  const products = columns.map((a) => columns.map((b) => dot(a, b)));
  const sides = columns.map((column) => dot(column, percents));
  const guesses: { parameters: Parameters; gain: number }[] = [];
  for (const i of TAUS.keys()) {
    for (const k of hasSecondHump ? apartFrom(i) : [i]) {
      const used = [0, 1 + i, 1 + GRID + i, ...(hasSecondHump ? [1 + GRID + k] : [])];
      const { betas, gain } = leastSquares(products, sides, used, RIDGE * bonds.length);
      const [beta0 = 0, beta1 = 0, beta2 = 0, beta3 = 0] = betas;
      const taus = [Math.log(TAUS[i] ?? 1), Math.log(TAUS[k] ?? 1)] as const;
      if (Number.isFinite(gain)) guesses.push({ parameters: [beta0, beta1, beta2, beta3, ...taus], gain });
    }
  }
  return guesses.sort((a, b) => b.gain - a.gain).map(({ parameters }) => parameters);
}

const apartFrom = (i: number) => [...TAUS.keys()].filter((k) => Math.abs(k - i) >= LEAST_APART);

function meanLoadings(bonds: readonly CurveBond[], tau: number): MeanLoadings {
  const slopes: number[] = [];
  const humps: number[] = [];
  for (const { flows, rate } of bonds) {
    let [all, slope, hump] = [0, 0, 0];
    for (const { years, amount } of flows) {
      const weight = amount * years * (1 + rate) ** -years;
      const loadings = loadingsAt(years / tau);
      all += weight;
      slope += weight * loadings.slope;
      hump += weight * loadings.hump;
    }
    slopes.push(slope / all);
    humps.push(hump / all);
  }
  return { slopes, humps };
}

/** Of some of the columns, from the products of all; `gain` is by how much they lessen the sum of squares. */
function leastSquares(
  products: readonly (readonly number[])[],
  sides: readonly number[],
  used: readonly number[],
  ridge: number,
): { readonly betas: readonly number[]; readonly gain: number } {
  const rows = used.map((a, i) => [
    ...used.map((b, k) => (products[a]?.[b] ?? 0) + (i === k ? ridge : 0)),
    sides[a] ?? 0,
  ]);
  const betas = solveLinear(rows);
  return { betas, gain: used.reduce((sum, a, i) => sum + (betas[i] ?? 0) * (sides[a] ?? 0), 0) };
}

function dot(a: readonly number[], b: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
}
