import type { CalendarDay } from '../calendar/calendar-day.ts';

/** A security on a venue, with its last day with a deal. */
export interface TradedListing {
  readonly isDelisted: boolean;
  /** Of the venue among all venues. */
  readonly position: number;
  readonly day: CalendarDay | null;
  readonly price: number | null;
}

/**
 * The price that every value is computed with, on pages, in lists, charts, files and calls: the last one of the last day with a
 * deal, on the first venue that has traded the security. Venues that list it come before those that no longer do; lists leave the
 * latter out, pages show their price with its day. The joins of `market/prices/latest-trading.repository.ts` choose it by the same order.
 */
export function findValuePrice<Listing extends TradedListing>(listings: readonly Listing[]): Listing | null {
  const [first] = listings
    .filter(({ price }) => price !== null)
    .toSorted((a, b) => Number(a.isDelisted) - Number(b.isDelisted) || a.position - b.position);
  return first ?? null;
}
