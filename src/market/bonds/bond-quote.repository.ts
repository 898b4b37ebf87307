import type { NameTable } from '#domain/languages/localized-name.ts';
import { joinLatestDays } from '#market/prices/latest-trading.repository.ts';
import { date, float, int, json, maybe, type RowOf, text } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';

/** The latest price of a bond: clean, in percent of the outstanding principal. */
const bondQuoteRow = {
  listingId: int,
  venueId: int,
  venueCode: text,
  venueNames: json<NameTable>(),
  day: date,
  price: float,
  /** Of the trading day before. */
  previous: maybe(float),
};
export type BondQuote = RowOf<typeof bondQuoteRow>;

/** On the first venue where it has ever been traded, one that still lists it before others; null where there is none. */
export async function findBondQuote(database: Database, bondId: number): Promise<BondQuote | null> {
  return query(bondQuoteRow)`
    select listing.id as "listingId", venue.id as "venueId", venue.code as "venueCode", venue.names as "venueNames",
           newest.day, newest.last_price::float8 as price, before.last_price::float8 as previous
      from listing
      join venue on venue.id = listing.venue_id
      ${joinLatestDays('listing')}
     where listing.instrument_id = ${bondId} and newest.day is not null
     order by listing.status = 'delisted', venue.position limit 1`.first(database);
}
