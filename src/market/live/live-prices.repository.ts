import type { Tag } from '#domain/changes/tag.ts';
import { joinLatestDays, latestDayColumns, latestDayRow } from '#market/prices/latest-trading.repository.ts';
import { bool, float, int, json, maybe, type RowOf } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';

/** The last trading day of a listing as it stands now. */
const liveDayRow = { ...latestDayRow, turnover: maybe(float) };
export type LiveDay = RowOf<typeof liveDayRow>;

export interface LiveMinute {
  /** Of the last tick that changed it; 0 where it was imported. */
  readonly tick: number;
  /** Milliseconds at which it begins. */
  readonly time: number;
  readonly price: number;
  readonly turnover: number;
}

const listingMovesRow = { ...liveDayRow, listingId: int, minutes: json<readonly LiveMinute[]>() };
export type ListingMoves = RowOf<typeof listingMovesRow>;

interface Requested {
  readonly listingId: number;
  /** Minutes that a later tick changed; null: all of the last trading day. */
  readonly after: number | null;
}

/** All listings in one question, whichever ticks each of them knows already. */
export async function findMoves(
  database: Database,
  requested: readonly Requested[],
): Promise<ListingMoves[]> {
  return query(listingMovesRow)`
    select listing.id as "listingId",
           ${latestDayColumns}, newest.turnover::float8 as turnover,
           coalesce((
             select json_agg(json_build_object(
                      'tick', coalesce(tick, 0), 'time', (extract(epoch from traded_at) * 1000)::int8,
                      'price', price, 'turnover', price * volume) order by traded_at)
               from (
                 select * from intraday_trading
                  where requested.after is not null and listing_id = listing.id and tick > requested.after
                    and traded_at >= newest.day::timestamp at time zone venue.time_zone
                 union all
                 select * from intraday_trading
                  where requested.after is null and listing_id = listing.id
                    and traded_at >= newest.day::timestamp at time zone venue.time_zone
               ) changed), '[]') as "minutes"
      from unnest(${requested.map(({ listingId }) => listingId)}::int[], ${requested.map(({ after }) => after)}::int8[])
           requested (listing_id, after)
      join listing on listing.id = requested.listing_id
      join venue on venue.id = listing.venue_id
      ${joinLatestDays('listing')}`.all(database);
}

/** Null where the share is not traded on the venue. */
export async function findStockListing(
  database: Database,
  { stockId, venueId }: { stockId: number; venueId: number },
): Promise<{ id: number; hidesGraph: boolean } | null> {
  return query({ id: int, hidesGraph: bool })`
    select listing.id, hides_chart as "hidesGraph"
      from listing join stock on stock.instrument_id = listing.instrument_id
     where listing.instrument_id = ${stockId} and venue_id = ${venueId} and status <> 'delisted'`.first(
    database,
  );
}

/** What moves with the prices of listings: their instruments, issuers and venues. */
export async function findListingTags(database: Database, listingIds: readonly number[]): Promise<Tag[]> {
  const rows = await query({ instrumentId: int, issuerId: maybe(int), venueId: int })`
    select instrument_id as "instrumentId", issuer_id as "issuerId", venue_id as "venueId"
      from listing join instrument on instrument.id = instrument_id
     where listing.id = any(${listingIds}::int[])`.all(database);
  const tags = rows.flatMap(({ instrumentId, issuerId, venueId }): Tag[] => [
    `ticks:instrument:${instrumentId}`,
    `ticks:venue:${venueId}`,
    ...(issuerId === null ? [] : [`ticks:issuer:${issuerId}` as const]),
  ]);
  return [...new Set(tags)];
}
