import type { Flow } from '../yields/discounting.ts';
import type { CurveBond } from './curve-bond.ts';
import { loadingsAt, type Svensson } from './svensson.ts';

/** The flows of all bonds in columns: a history of curves asks for them millions of times. */
export interface FlowTable {
  readonly years: Float64Array;
  readonly amounts: Float64Array;
  /** Where the flows of each bond begin, and the end of the last one's. */
  readonly starts: readonly number[];
  readonly prices: readonly number[];
  /** What turns an error of the price into percent of yield: 100 / (price · modified duration). */
  readonly weights: readonly number[];
}

export function toFlowTable(bonds: readonly CurveBond[]): FlowTable {
  const merged = bonds.map((bond) => mergeDays(bond.flows));
  const flows = merged.flat();
  const starts = [0];
  for (const each of merged) starts.push((starts.at(-1) ?? 0) + each.length);
  return {
    years: Float64Array.from(flows, ({ years }) => years),
    amounts: Float64Array.from(flows, ({ amount }) => amount),
    starts,
    prices: bonds.map(({ price }) => price),
    weights: bonds.map(({ price, modified }) => 100 / (price * modified)),
  };
}

/** The last coupon comes with the principal. */
function mergeDays(flows: readonly Flow[]): readonly Flow[] {
  const amounts = new Map<number, number>();
  for (const { years, amount } of flows)
    if (years > 0) amounts.set(years, (amounts.get(years) ?? 0) + amount);
  return [...amounts].map(([years, amount]) => ({ years, amount }));
}

/** β₀ to β₃, then the logarithms of τ₁ and τ₂. */
export type Parameters = readonly [number, number, number, number, number, number];

export const toSvensson = ([beta0, beta1, beta2, beta3, log1, log2]: Parameters): Svensson => ({
  beta0,
  beta1,
  beta2,
  beta3,
  tau1: Math.exp(log1),
  tau2: Math.exp(log2),
});

const COUNT = 6;

/** How far the curve is from each price, in percent of yield. */
export interface Residuals {
  readonly errors: Float64Array;
  readonly squares: number;
}

export function residualsAt(table: FlowTable, parameters: Parameters): Residuals {
  const { tau1, tau2, beta0, beta1, beta2, beta3 } = toSvensson(parameters);
  const { years, amounts, starts, prices, weights } = table;
  const errors = new Float64Array(prices.length);
  let squares = 0;
  for (let bond = 0; bond < prices.length; bond++) {
    let worth = 0;
    for (let i = starts[bond] ?? 0; i < (starts[bond + 1] ?? 0); i++) {
      const t = years[i] ?? 0;
      const [x, w] = [t / tau1, t / tau2];
      const left = Math.exp(-x);
      const slope = (1 - left) / x;
      const second = beta3 === 0 ? 0 : beta3 * ((1 - Math.exp(-w)) / w - Math.exp(-w));
      const percent = beta0 + beta1 * slope + beta2 * (slope - left) + second;
      worth += (amounts[i] ?? 0) * Math.exp(-t * Math.log1p(percent / 100));
    }
    const error = (weights[bond] ?? 0) * (worth - (prices[bond] ?? 0));
    errors[bond] = error;
    squares += error * error;
  }
  return { errors, squares: Number.isNaN(squares) ? Number.POSITIVE_INFINITY : squares };
}

/** How each error moves with each parameter: a row for each bond. */
export function slopesAt(table: FlowTable, parameters: Parameters): Float64Array {
  const { tau1, tau2, beta0, beta1, beta2, beta3 } = toSvensson(parameters);
  const { years, amounts, starts, prices, weights } = table;
  const slopes = new Float64Array(prices.length * COUNT);
  for (let bond = 0; bond < prices.length; bond++) {
    let [d0, d1, d2, d3, d4, d5] = [0, 0, 0, 0, 0, 0];
    for (let i = starts[bond] ?? 0; i < (starts[bond + 1] ?? 0); i++) {
      const t = years[i] ?? 0;
      const first = loadingsAt(t / tau1);
      const second = loadingsAt(t / tau2);
      const growth = 1 + (beta0 + beta1 * first.slope + beta2 * first.hump + beta3 * second.hump) / 100;
      const pull = (-(amounts[i] ?? 0) * Math.exp(-t * Math.log(growth)) * t) / growth;
      d0 += pull;
      d1 += pull * first.slope;
      d2 += pull * first.hump;
      d3 += pull * second.hump;
      d4 += pull * (beta1 * first.hump + beta2 * (first.hump - first.decay));
      d5 += pull * beta3 * (second.hump - second.decay);
    }
    const scale = (weights[bond] ?? 0) / 100;
    slopes.set([d0 * scale, d1 * scale, d2 * scale, d3 * scale, d4 * scale, d5 * scale], bond * COUNT);
  }
  return slopes;
}
