import { sql } from 'kysely';
import type { NameTable } from '#domain/languages/localized-name.ts';
import { date, float, int, json, maybe, type RowOf, text } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';

const listedShareRow = {
  listingId: int,
  stringId: text,
  name: text,
  names: json<NameTable>(),
  venueCode: text,
  venueNames: json<NameTable>(),
};
export type ListedShare = RowOf<typeof listedShareRow>;

const dayOfTradingRow = {
  listingId: int,
  day: date,
  last: maybe(float),
  previous: maybe(float),
  deals: maybe(int),
  volume: maybe(float),
};
export type DayOfTrading = RowOf<typeof dayOfTradingRow>;

export async function findListedShares(database: Database): Promise<ListedShare[]> {
  return query(listedShareRow)`
    select listing.id as "listingId", stock.string_id as "stringId", stock.name, stock.names,
           venue.code as "venueCode", venue.names as "venueNames"
      from listing
      join instrument stock on stock.id = listing.instrument_id and stock.kind = 'stock'
      join venue on venue.id = listing.venue_id
     order by stock.name, venue.position`.all(database);
}

/** So many trading days of all shares, latest first; a price before a split is stated in the shares after it. */
export async function findLatestDays(database: Database, count: number): Promise<DayOfTrading[]> {
  // The last day of each listing is one step in the primary key; that of the whole table is a scan.
  const lastDay = sql`
    select max(last.day) from listing, lateral (
      select day from daily_trading where listing_id = listing.id order by day desc limit 1
    ) last`;
  return query(dayOfTradingRow)`
    select newest.listing_id as "listingId", newest.day, newest.last_price::float8 as "last",
           (before.last_price / coalesce(split.ratio, 1))::float8 as "previous",
           newest.trades as deals, newest.volume::float8 as "volume"
      from (
        select listing_id, instrument_id, day, last_price, trades, volume
          from daily_trading
          join listing on listing.id = listing_id
          join instrument on instrument.id = instrument_id and instrument.kind = 'stock'
         where day > (${lastDay}) - 120
         order by day desc, listing_id limit ${count}
      ) newest
      left join lateral (
        select last_price from daily_trading
         where listing_id = newest.listing_id and day < newest.day and last_price is not null
         order by day desc limit 1
      ) before on true
      left join split on split.instrument_id = newest.instrument_id and split.day = newest.day
     order by newest.day desc, newest.listing_id`.all(database);
}
