import type { ZeroCurve } from '../curve/zero-curve.ts';
import type { Flow } from '../yields/discounting.ts';
import { type Shift, shiftedWorth } from './shifted-worth.ts';

/** Years. */
export const KEY_RATES = [0.5, 1, 2, 3, 5, 7, 10, 15, 20, 30] as const;

/** By which a key rate is moved either way. */
export const BASIS_POINT = 0.0001;

export interface KeyRateDuration {
  readonly years: number;
  /** Percent of the price for one percent of this zero rate. */
  readonly duration: number;
}

/**
 * How much of the price each part of the zero curve moves, the spread held: a rate moves with its neighbours, to nothing at the
 * next key rate on either side, so that all of them together move the whole curve.
 */
export function keyRateDurations(
  flows: readonly Flow[],
  curve: ZeroCurve,
  spread: number,
): KeyRateDuration[] {
  const worth = shiftedWorth(flows, curve, spread, () => 0);
  return KEY_RATES.map((years, at) => {
    const part = tentAt(at);
    const moved = (by: number) => shiftedWorth(flows, curve, spread, (when) => by * part(when));
    return { years, duration: (moved(-BASIS_POINT) - moved(BASIS_POINT)) / (2 * BASIS_POINT * worth) };
  });
}

/** The same for the whole curve at once. */
export function curveDuration(flows: readonly Flow[], curve: ZeroCurve, spread: number): number {
  const moved = (by: number) => shiftedWorth(flows, curve, spread, () => by);
  return (moved(-BASIS_POINT) - moved(BASIS_POINT)) / (2 * BASIS_POINT * moved(0));
}

/** How many of the key rates, from the first, the flows depend on. */
export function keyRatesReached(flows: readonly Flow[]): number {
  const end = Math.max(...flows.map(({ years }) => years));
  const reached = KEY_RATES.findIndex((years) => years >= end);
  return reached < 0 ? KEY_RATES.length : reached + 1;
}

/** One at its own key rate, nothing at its neighbours; before the first and after the last it stays. */
export function tentAt(at: number): Shift {
  const [before, own = 0, after] = [KEY_RATES[at - 1], KEY_RATES[at], KEY_RATES[at + 1]];
  return (years) => {
    if (years < own) return before === undefined ? 1 : Math.max(0, (years - before) / (own - before));
    return after === undefined ? 1 : Math.max(0, (after - years) / (after - own));
  };
}
