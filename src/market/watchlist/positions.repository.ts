import type { NameTable } from '#domain/languages/localized-name.ts';
import { bondStatus, instrumentKind } from '#market/instruments/instrument-columns.server.ts';
import { joinLatestDays, previousPrice, valuePriceOrder } from '#market/prices/latest-trading.repository.ts';
import {
  date,
  float,
  int,
  json,
  maybe,
  type RowOf,
  text,
  timestamp,
} from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';

/** A row as the store has it; what its price is worth follows from its kind. */
const storedPositionRow = {
  quantity: maybe(float),
  last: maybe(float),
  /** The last price of the trading day before. */
  previous: maybe(float),
  /** The last price that was known when the row was added. */
  added: maybe(float),
  id: int,
  instrumentId: int,
  kind: instrumentKind,
  stringId: text,
  name: text,
  names: json<NameTable>(),
  isin: maybe(text),
  ticker: text,
  currency: text,
  status: bondStatus,
  venueCode: text,
  venueNames: json<NameTable>(),
  /** Of its page; null where the page has none for it: the first venue, or one that lists it no more. */
  venueSegment: maybe(int),
  addedAt: timestamp,
  day: maybe(date),
};
export type StoredPosition = RowOf<typeof storedPositionRow>;

/** In the order in which they were added. */
export async function findPositions(database: Database, userId: number): Promise<StoredPosition[]> {
  return query(storedPositionRow)`
    select item.id, item.instrument_id as "instrumentId", instrument.kind, instrument.string_id as "stringId", instrument.name, instrument.names, instrument.isin,
           listing.ticker, case when instrument.kind = 'bond' then instrument.currency else listing.currency end as currency,
           case when instrument.status = 'active' then listing.status else instrument.status end as "status",
           venue.code as "venueCode", venue.names as "venueNames",
           case when listing.status <> 'delisted' and item.venue_id <> first.venue_id then item.venue_id end as "venueSegment",
           item.added_at as "addedAt",
           round(item.quantity * split_factor(item.instrument_id, item.quantity_as_of, coalesce(newest.day, item.quantity_as_of)), 6)::float8 as quantity,
           newest.day, newest.last_price::float8 as "last", ${previousPrice} as "previous",
           round(item.added_price / split_factor(item.instrument_id, item.added_price_on, newest.day), 4)::float8 as "added"
      from watchlist_item item
      join listing on listing.instrument_id = item.instrument_id and listing.venue_id = item.venue_id
      join instrument on instrument.id = item.instrument_id
      join venue on venue.id = item.venue_id
      left join lateral (
        select listing.venue_id from listing join venue on venue.id = listing.venue_id
         where listing.instrument_id = item.instrument_id and listing.status <> 'delisted'
         order by ${valuePriceOrder} limit 1
      ) first on true
      ${joinLatestDays('listing')}
     where item.user_id = ${userId}
     order by item.added_at, item.id`.all(database);
}

const removedPositionRow = { id: int, name: text, names: json<NameTable>() };
export type RemovedPosition = RowOf<typeof removedPositionRow>;

/** What a reader has just taken out, by its number. */
export async function findRemoved(
  database: Database,
  { userId, id }: { userId: number; id: number },
): Promise<RemovedPosition | null> {
  return query(removedPositionRow)`
    select removed.id, instrument.name, instrument.names
      from removed_watchlist_item removed join instrument on instrument.id = instrument_id
     where removed.id = ${id} and user_id = ${userId}`.first(database);
}
