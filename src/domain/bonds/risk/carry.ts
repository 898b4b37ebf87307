import { type ZeroCurve, zeroPercent } from '../curve/zero-curve.ts';
import type { Flow } from '../yields/discounting.ts';

/** Months. */
export const HORIZONS = [1, 3, 6, 12] as const;
export const MONTHS_PER_YEAR = 12;

export interface Held {
  readonly flows: readonly Flow[];
  /** Dirty, in the unit of the flows. */
  readonly price: number;
  /** Effective, a share of one. */
  readonly rate: number;
  readonly curve: ZeroCurve;
  /** Over every zero rate, a share of one. */
  readonly spread: number;
}

/** Percent of the dirty price. */
export interface Carry {
  readonly months: number;
  /** At an unchanged yield: coupons, reinvested at that yield, and the pull of the price to par. */
  readonly carry: number;
  /** On top of it, because the curve and the spread stay as they are while the bond gets shorter. */
  readonly rollDown: number;
  readonly total: number;
}

/** What holding a bond brings if nothing changes but time; no horizon beyond its end. */
export function carryAndRollDown(
  { flows, price, rate, curve, spread }: Held,
  horizons: readonly number[] = HORIZONS,
): Carry[] {
  const end = Math.max(...flows.map(({ years }) => years));
  return horizons
    .filter((months) => months / MONTHS_PER_YEAR <= end)
    .map((months) => {
      const held = months / MONTHS_PER_YEAR;
      const carry = 100 * ((1 + rate) ** held - 1);
      const rollDown = flows.reduce((sum, { years, amount }) => {
        const left = years - held;
        if (left <= 0) return sum;
        const rolled = (1 + zeroPercent(curve, left) / 100 + spread) ** -left;
        return sum + ((100 * amount) / price) * (rolled - (1 + rate) ** -left);
      }, 0);
      return { months, carry, rollDown, total: carry + rollDown };
    });
}
