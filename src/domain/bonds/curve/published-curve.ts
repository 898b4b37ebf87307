import { solveNode } from './bootstrap.ts';
import type { ZeroNode } from './zero-curve.ts';

/** A curve as somebody publishes it: percent a year by months to maturity. */
export interface PublishedCurve {
  readonly kind: 'par' | 'zero' | 'swap';
  readonly currency: string;
  readonly code: string;
  readonly points: readonly { readonly months: number; readonly percent: number }[];
}

/** Par yields are quoted with two coupons a year where the state pays two. */
const TWICE_A_YEAR = new Set(['USD', 'GBP', 'JPY', 'CAD', 'AUD', 'NZD', 'INR', 'ZAR']);

/** The European Central Bank publishes rates that are compounded continuously. */
const isContinuous = (code: string) => code.startsWith('ecb-');

/** Zero rates, compounded once a year, that give each published rate back. */
export function toZeroNodes(curve: PublishedCurve): readonly ZeroNode[] {
  const points = curve.points
    .filter(({ months, percent }) => months > 0 && Number.isFinite(percent))
    .toSorted((a, b) => a.months - b.months);
  const annually = (percent: number) => 100 * annualRate(percent / 100, curve);
  if (curve.kind === 'zero')
    return points.map(({ months, percent }) => ({ years: months / 12, percent: annually(percent) }));
  const couponsPerYear = couponsOf(curve);
  const nodes: ZeroNode[] = [];
  for (const { months, percent } of points) {
    const years = months / 12;
    const rate = annualRate(percent / 100, curve);
    if (months <= 12 / couponsPerYear) {
      nodes.push({ years, percent: 100 * rate });
      continue;
    }
    const solved = solveNode(nodes, { ...parBond(percent, years, couponsPerYear), years, rate });
    if (solved !== null) nodes.push({ years, percent: solved });
  }
  return nodes;
}

const couponsOf = ({ kind, currency }: PublishedCurve): 1 | 2 =>
  kind === 'par' && TWICE_A_YEAR.has(currency) ? 2 : 1;

function annualRate(rate: number, curve: PublishedCurve): number {
  if (curve.kind === 'zero') return isContinuous(curve.code) ? Math.expm1(rate) : rate;
  const coupons = couponsOf(curve);
  return (1 + rate / coupons) ** coupons - 1;
}

/** Coupons are counted back from the maturity; what of the first period has passed is paid for by the yield. */
function parBond(percent: number, years: number, couponsPerYear: 1 | 2) {
  const count = Math.ceil(years * couponsPerYear - 1e-9);
  const flows = Array.from({ length: count }, (_, at) => ({
    years: years - (count - 1 - at) / couponsPerYear,
    amount: percent / couponsPerYear + (at === count - 1 ? 100 : 0),
  }));
  const passed = Math.max(0, count - years * couponsPerYear);
  return { flows, price: 100 * (1 + percent / 100 / couponsPerYear) ** passed };
}
