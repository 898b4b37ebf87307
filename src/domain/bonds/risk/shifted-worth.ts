import { type ZeroCurve, zeroPercent } from '../curve/zero-curve.ts';
import type { Flow } from '../yields/discounting.ts';

/** By how much the zero rate at so many years moves: a share of one. */
export type Shift = (years: number) => number;

/** What the flows are worth over a curve with a spread on top, when its zero rates move. */
export function shiftedWorth(flows: readonly Flow[], curve: ZeroCurve, spread: number, shift: Shift): number {
  return flows.reduce((sum, { years, amount }) => {
    if (!(years > 0)) return sum;
    return sum + amount * (1 + zeroPercent(curve, years) / 100 + spread + shift(years)) ** -years;
  }, 0);
}
