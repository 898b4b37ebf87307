import { solveDecreasing } from '../yields/solve-decreasing.ts';
import type { CurveBond } from './curve-bond.ts';
import { percentBetween, type ZeroNode } from './zero-curve.ts';

/** Two ends closer together than this would say more about the difference of two prices than about the price of money. */
const LEAST_GAP_YEARS = 0.2;
const LEAST_GAP_SHARE = 0.08;
const FEWEST_NODES = 2;

export type PricedFlows = Pick<CurveBond, 'flows' | 'price' | 'years' | 'rate'>;

/** Zero rates that reprice the bonds one after the other, the shortest first; null where they are too few. */
export function bootstrap(bonds: readonly PricedFlows[]): readonly ZeroNode[] | null {
  const nodes: ZeroNode[] = [];
  for (const bond of bonds.toSorted((a, b) => a.years - b.years)) {
    const last = nodes.at(-1);
    if (last && bond.years < last.years + Math.max(LEAST_GAP_YEARS, LEAST_GAP_SHARE * last.years)) continue;
    const percent = solveNode(nodes, bond);
    if (percent !== null) nodes.push({ years: bond.years, percent });
  }
  return nodes.length >= FEWEST_NODES ? nodes : null;
}

const LEAST_GROWTH = 1e-3;
const MOST_GROWTH = 1e3;

/** The rate at the end of the bond; between it and the last node rates go straight. */
export function solveNode(
  nodes: readonly ZeroNode[],
  { flows, price, years, rate }: PricedFlows,
): number | null {
  const last = nodes.at(-1);
  const parts = flows.map((flow) => {
    const share =
      !last || years <= last.years ? 1 : Math.max(0, (flow.years - last.years) / (years - last.years));
    const fixed = share > 0 ? (last?.percent ?? 0) * (1 - share) : percentBetween(nodes, flow.years);
    return { ...flow, share, fixed: fixed / 100 };
  });
  const found = solveDecreasing(
    (x) => {
      const node = Math.expm1(x);
      let [worth, slope] = [0, 0];
      for (const part of parts) {
        const growth = 1 + part.fixed + part.share * node;
        const present = part.amount * growth ** -part.years;
        worth += present;
        slope -= (present * part.years * part.share) / growth;
      }
      return { value: Math.log(worth / price), slope: (slope / worth) * (1 + node) };
    },
    { start: Math.log1p(rate), above: Math.log(LEAST_GROWTH), below: Math.log(MOST_GROWTH), finest: 0 },
  );
  return found === null ? null : 100 * Math.expm1(found);
}
