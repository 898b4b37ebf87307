import type { NameTable } from '#domain/languages/localized-name.ts';
import { joinLatestDays, latestDayColumns, latestDayRow } from '#market/prices/latest-trading.repository.ts';
import { int, json, type RowOf, text } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';

const venueDayRow = {
  ...latestDayRow,
  venueId: int,
  venueCode: text,
  venueNames: json<NameTable>(),
  ticker: text,
  currency: text,
};
export type VenueDay = RowOf<typeof venueDayRow>;

/** The last day with a deal on each venue of a stock, first venue first; a venue without any keeps its row. */
export async function findLastDays(database: Database, stockId: number): Promise<VenueDay[]> {
  return query(venueDayRow)`
    select venue.id as "venueId", venue.code as "venueCode", venue.names as "venueNames",
           listing.ticker, listing.currency,
           ${latestDayColumns}
      from listing
      join venue on venue.id = listing.venue_id
      ${joinLatestDays('listing')}
     where listing.instrument_id = ${stockId} and listing.status <> 'delisted'
     order by venue.position`.all(database);
}
