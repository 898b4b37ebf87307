import type { Listing, Split } from './instruments.ts';
import { EURO_RATES } from './sizes.ts';

/** A price has at least five digits on every venue and every day, and few have more than six. */
const LOWEST = 125;
const HIGHEST = 9_600;
/** Even the narrowest range lets a price become eight times as high. */
const NARROWEST = 8.2;
/** How near to an end of its range a price usually is at the nearest. */
const MARGIN = 1.9;
const FEWEST_SHARES = 1_500_000;

export interface PriceRange {
  readonly lowest: number;
  readonly highest: number;
}

/** Where the price of a share may move, in the currency of its first listing: a split or another currency takes it further. */
export function priceRangeOf(
  listings: readonly Pick<Listing, 'currency'>[],
  splits: readonly Split[],
): PriceRange {
  const factors = splits.map((_, index) =>
    splits.slice(index).reduce((product, { coefficient }) => product * coefficient, 1),
  );
  const home = EURO_RATES[listings[0]?.currency ?? 'EUR'];
  const conversions = listings.map(({ currency }) => {
    const there = EURO_RATES[currency];
    return Math.min(there.from / home.from, there.to / home.to);
  });
  const lowest = LOWEST / (Math.min(1, ...factors) * Math.min(1, ...conversions));
  return { lowest, highest: Math.max(HIGHEST / Math.max(1, ...factors), lowest * NARROWEST) };
}

/** A price in this range, `at` between 0 and 1 of it: the smaller the company, the lower, so that it has enough shares. */
export function usualPriceIn({ lowest, highest }: PriceRange, worth: number, at: number): number {
  const from = lowest * MARGIN;
  const to = Math.max(from * 1.1, Math.min(highest / MARGIN, worth / FEWEST_SHARES));
  return from * (to / from) ** at;
}

export function withinRange({ lowest, highest }: PriceRange, price: number): number {
  return Math.min(highest / MARGIN, Math.max(lowest * MARGIN, price));
}
