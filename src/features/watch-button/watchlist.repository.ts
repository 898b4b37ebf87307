import { sql } from 'kysely';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { joinLatestDays } from '#market/prices/latest-trading.repository.ts';
import { float, int, maybe, type RowOf } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';

const watchedVenueRow = { id: int, stockId: int, venueId: int, quantity: maybe(float) };
export type WatchedVenue = RowOf<typeof watchedVenueRow>;

/** The rows of a reader in the order in which they were added; those of one share where it is named. */
export async function findWatchedVenues(
  database: Database,
  { userId, stockId, today }: { userId: number; stockId?: number | undefined; today: CalendarDay },
): Promise<WatchedVenue[]> {
  return query(watchedVenueRow)`
    select id, instrument_id as "stockId", venue_id as "venueId",
           round(quantity * split_factor(instrument_id, quantity_as_of, ${today}), 6)::float8 as "quantity"
      from watchlist_item
     where user_id = ${userId} and (${stockId ?? null}::int is null or instrument_id = ${stockId ?? null})
     order by added_at, id`.all(database);
}

/** Whoever changes the same watchlist waits until the transaction ends, so that nobody counts past the limit. */
export async function lockWatchlist(database: Database, userId: number): Promise<number> {
  await sql`select from site_user where id = ${userId} for no key update`.execute(database);
  const { count } = await query({ count: int })`
    select count(*)::int as count from watchlist_item where user_id = ${userId}`.one(database);
  return count;
}

/** The venues on which an instrument can be watched: where it is listed, still or no more. */
export async function findVenuesOf(database: Database, stockId: number): Promise<number[]> {
  const rows = await query({ venueId: int })`
    select venue_id as "venueId" from listing join instrument on instrument.id = instrument_id
     where instrument_id = ${stockId} and kind <> 'index'`.all(database);
  return rows.map(({ venueId }) => venueId);
}

interface NewItem {
  readonly userId: number;
  readonly stockId: number;
  readonly venueId: number;
  readonly quantity: number | null;
  readonly now: Date;
  readonly today: CalendarDay;
}

/** With the last price that is known now. A row that is there stays as it is. */
export async function insertItem(database: Database, item: NewItem): Promise<void> {
  await sql`
    insert into watchlist_item (user_id, instrument_id, venue_id, quantity, quantity_as_of, added_at, added_price, added_price_on)
    select ${item.userId}, instrument_id, venue_id, ${item.quantity}::numeric, ${item.today}::date, ${item.now}::timestamptz,
           newest.last_price, newest.day
      from listing ${joinLatestDays('listing')}
     where instrument_id = ${item.stockId} and venue_id = ${item.venueId}
    on conflict (user_id, instrument_id, venue_id) do nothing`.execute(database);
}

/** False where the reader has no such row. */
export async function moveToRemoved(
  database: Database,
  { userId, id, now }: { userId: number; id: number; now: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    with gone as (delete from watchlist_item where id = ${id} and user_id = ${userId} returning *),
         before as (
           delete from removed_watchlist_item removed using gone
            where removed.user_id = gone.user_id and removed.instrument_id = gone.instrument_id
              and removed.venue_id = gone.venue_id
         )
    insert into removed_watchlist_item select gone.*, ${now}::timestamptz from gone`.execute(database);
  return numAffectedRows === 1n;
}

/** False where nothing is left to put back. A row of the same listing that was added meanwhile stays. */
export async function moveBack(
  database: Database,
  { userId, id, since }: { userId: number; id: number; since: Date },
): Promise<boolean> {
  const rows = await query({ id: int })`
    with back as (
           delete from removed_watchlist_item
            where id = ${id} and user_id = ${userId} and removed_at > ${since} returning *
         ),
         restored as (
           insert into watchlist_item (id, user_id, instrument_id, venue_id, quantity, quantity_as_of, added_at, added_price, added_price_on)
           select id, user_id, instrument_id, venue_id, quantity, quantity_as_of, added_at, added_price, added_price_on from back
           on conflict (user_id, instrument_id, venue_id) do nothing
         )
    select id from back`.all(database);
  return rows.length > 0;
}

export async function updateQuantity(
  database: Database,
  change: { userId: number; id: number; quantity: number | null; today: CalendarDay },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update watchlist_item set quantity = ${change.quantity}::numeric, quantity_as_of = ${change.today}
     where id = ${change.id} and user_id = ${change.userId}`.execute(database);
  return numAffectedRows === 1n;
}
