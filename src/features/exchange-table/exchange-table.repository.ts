import { sql } from 'kysely';
import type { NameTable } from '#domain/languages/localized-name.ts';
import {
  joinLatestDays,
  type LatestDay,
  latestDayColumns,
} from '#market/prices/latest-trading.repository.ts';
import type { Database } from '#platform/database/database.server.ts';

export interface VenueDay extends LatestDay {
  readonly venueId: number;
  readonly venueCode: string;
  readonly venueNames: NameTable;
  readonly ticker: string;
  readonly currency: string;
}

/** The last day with a deal on each venue of a stock, first venue first; a venue without any keeps its row. */
export async function findLastDays(database: Database, stockId: number): Promise<VenueDay[]> {
  const { rows } = await sql<VenueDay>`
    select venue.id as "venueId", venue.code as "venueCode", venue.names as "venueNames",
           listing.ticker, listing.currency,
           ${latestDayColumns}
      from listing
      join venue on venue.id = listing.venue_id
      ${joinLatestDays('listing')}
     where listing.instrument_id = ${stockId} and listing.status <> 'delisted'
     order by venue.position`.execute(database);
  return rows;
}
