import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { valuePriceOrder } from '#market/prices/latest-trading.repository.ts';
import { date, float, text } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';

export interface BondPrices {
  /** The bond's own: what it pays in. */
  readonly currency: string;
  /** Oldest first. */
  readonly days: readonly { readonly day: CalendarDay; readonly price: number }[];
}

/** The latest days of the span with a price, on a listing or on the first venue that the bond has been listed on. */
export async function findBondPrices(
  database: Database,
  bondId: number,
  {
    from,
    to,
    most,
    listingId = null,
  }: { from: CalendarDay; to: CalendarDay; most: number; listingId?: number | null },
): Promise<BondPrices> {
  const rows = await query({ currency: text, day: date, price: float })`
    select instrument.currency, newest.day, newest.price
      from instrument
     cross join lateral (
       select listing.id from listing join venue on venue.id = venue_id
        where listing.instrument_id = instrument.id and (${listingId}::int is null or listing.id = ${listingId})
        order by ${valuePriceOrder} limit 1
     ) place
     cross join lateral (
       select day, last_price::float8 as price from daily_trading
        where listing_id = place.id and day between ${from} and ${to} and last_price is not null
        order by day desc limit ${most}
     ) newest
     where instrument.id = ${bondId} and kind = 'bond'
     order by newest.day`.all(database);
  return { currency: rows[0]?.currency ?? '', days: rows.map(({ day, price }) => ({ day, price })) };
}
