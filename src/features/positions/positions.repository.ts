import { sql } from 'kysely';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { NameTable } from '#domain/languages/localized-name.ts';
import { joinLatestDays, previousPrice } from '#market/prices/latest-trading.repository.ts';
import type { Database } from '#platform/database/database.server.ts';
import type { Holding } from './position-figures.ts';
import type { Position } from './positions.contract.ts';

/** A row as the store has it; what its price is worth follows from its kind. */
export interface StoredPosition extends Omit<Holding, 'worth' | 'accrued'> {
  readonly id: number;
  readonly instrumentId: number;
  readonly kind: 'stock' | 'bond' | 'index' | 'etf';
  readonly stringId: string;
  readonly name: string;
  readonly names: NameTable;
  readonly isin: string | null;
  readonly ticker: string;
  readonly currency: string;
  readonly status: Position['status'];
  readonly venueCode: string;
  readonly venueNames: NameTable;
  /** Of its page; null where the page has none for it: the first venue, or one that lists it no more. */
  readonly venueSegment: number | null;
  readonly addedAt: Date;
  readonly day: CalendarDay | null;
}

/** In the order in which they were added. */
export async function findPositions(database: Database, userId: number): Promise<StoredPosition[]> {
  const { rows } = await sql<StoredPosition>`
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
        select other.venue_id from listing other join venue place on place.id = other.venue_id
         where other.instrument_id = item.instrument_id and other.status <> 'delisted' order by place.position limit 1
      ) first on true
      ${joinLatestDays('listing')}
     where item.user_id = ${userId}
     order by item.added_at, item.id`.execute(database);
  return rows;
}

export interface RemovedPosition {
  readonly id: number;
  readonly name: string;
  readonly names: NameTable;
}

/** What a reader has just taken out, by its number. */
export async function findRemoved(
  database: Database,
  { userId, id }: { userId: number; id: number },
): Promise<RemovedPosition | null> {
  const { rows } = await sql<RemovedPosition>`
    select removed.id, instrument.name, instrument.names
      from removed_watchlist_item removed join instrument on instrument.id = instrument_id
     where removed.id = ${id} and user_id = ${userId}`.execute(database);
  return rows[0] ?? null;
}
