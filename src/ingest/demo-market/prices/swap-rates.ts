import type { Currency } from '../catalogue/venues.ts';
import type { Factors } from './factors.ts';
import { isPublished, stateRate } from './term-rates.ts';

/** What banks pay for a fixed rate: in euros more than the state, in dollars less, the more so the longer. */
const OVER_STATE = {
  EUR: { now: 0.12, perYear: 0.012 },
  USD: { now: 0.02, perYear: -0.022 },
} as const satisfies Partial<Record<Currency, { now: number; perYear: number }>>;

export type SwapCurrency = keyof typeof OVER_STATE;

export const SWAP_CURVES: readonly { readonly code: string; readonly currency: SwapCurrency }[] = [
  { code: 'EUR-SWAP', currency: 'EUR' },
  { code: 'USD-SWAP', currency: 'USD' },
];

const TENORS = [1, 2, 3, 5, 7, 10, 15, 20, 30] as const;
/** As far back as spreads over swaps are looked at. */
const LAST_DAYS = 520;

export interface SwapRate {
  readonly code: string;
  /** A position in the grid of days. */
  readonly t: number;
  readonly months: number;
  readonly percent: number;
}

/** Every week of the last two years, in ten-thousandths of a percent. */
export function swapRates(factors: Factors): SwapRate[] {
  const from = Math.max(0, factors.days.length - LAST_DAYS);
  return SWAP_CURVES.flatMap(({ code, currency }) => {
    const { now, perYear } = OVER_STATE[currency];
    return factors.days.flatMap((_, t) =>
      t < from || !isPublished(factors, t)
        ? []
        : TENORS.map((years) => ({
            code,
            t,
            months: 12 * years,
            percent: Number((stateRate(factors, currency, t, years) + now + perYear * years).toFixed(4)),
          })),
    );
  });
}
