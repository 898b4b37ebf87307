import { sql } from 'kysely';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { NameTable } from '#domain/languages/localized-name.ts';
import { joinLatestDays } from '#market/prices/latest-trading.repository.ts';
import type { Database } from '#platform/database/database.server.ts';

/** The latest price of a bond: clean, in percent of the outstanding principal. */
export interface BondQuote {
  readonly listingId: number;
  readonly venueId: number;
  readonly venueCode: string;
  readonly venueNames: NameTable;
  readonly day: CalendarDay;
  readonly price: number;
  /** Of the trading day before. */
  readonly previous: number | null;
}

/** On the first venue where it has ever been traded, one that still lists it before others; null where there is none. */
export async function findBondQuote(database: Database, bondId: number): Promise<BondQuote | null> {
  const { rows } = await sql<BondQuote>`
    select listing.id as "listingId", venue.id as "venueId", venue.code as "venueCode", venue.names as "venueNames",
           newest.day, newest.last_price::float8 as price, before.last_price::float8 as previous
      from listing
      join venue on venue.id = listing.venue_id
      ${joinLatestDays('listing')}
     where listing.instrument_id = ${bondId} and newest.day is not null
     order by listing.status = 'delisted', venue.position limit 1`.execute(database);
  return rows[0] ?? null;
}
