import type { NameTable } from '#domain/languages/localized-name.ts';
import { tradedOnFirstVenue } from '#market/prices/first-venue-trading.repository.ts';
import { date, float, int, json, type RowOf, text } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';

const tradedShareRow = {
  id: int,
  stringId: text,
  name: text,
  names: json<NameTable>(),
  ticker: text,
  currency: text,
  industryId: int,
  industryCode: text,
  industryNames: json<NameTable>(),
  venueCode: text,
  venueNames: json<NameTable>(),
  day: date,
  last: float,
  previous: float,
  capitalization: float,
};
export type TradedShare = RowOf<typeof tradedShareRow>;

/** The largest stocks of the first venue that moved on its latest day, in its most frequent currency: money in several cannot be compared. */
export async function findTradedShares(database: Database, most: number): Promise<TradedShare[]> {
  return query(tradedShareRow)`
    with ${tradedOnFirstVenue}
    select traded.instrument_id as id, traded.string_id as "stringId", traded.name, traded.names, traded.ticker, traded.currency,
           industry.id as "industryId", industry.code as "industryCode", industry.names as "industryNames",
           main_venue.code as "venueCode", main_venue.names as "venueNames", newest.day, last, previous,
           round(last::numeric * shares_outstanding)::float8 as capitalization
      from traded
      join instrument share on share.id = traded.instrument_id
      join stock on stock.instrument_id = traded.instrument_id and shares_outstanding > 0
      join issuer on issuer.id = share.issuer_id
      join industry on industry.id = issuer.industry_id
     cross join main_venue
     cross join newest
     where previous > 0 and last > 0 and traded.currency = (select mode() within group (order by currency) from traded)
     order by capitalization desc, id limit ${most}`.all(database);
}
