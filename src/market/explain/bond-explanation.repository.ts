import { sql } from 'kysely';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { NameTable } from '#domain/languages/localized-name.ts';
import { instrumentIdOf } from '#market/instruments/security.repository.ts';
import type { Database } from '#platform/database/database.server.ts';

export interface FoundBond {
  readonly id: number;
  readonly stringId: string;
  readonly name: string;
  readonly names: NameTable;
  readonly currency: string;
  /** The source of its terms. */
  readonly source: string;
}

export async function findBond(database: Database, key: string): Promise<FoundBond | null> {
  const { rows } = await sql<FoundBond>`
    select instrument.id, string_id as "stringId", instrument.name, names, currency, source.name as source
      from instrument
      join import_batch on import_batch.id = batch_id
      join source on source.id = source_id
     where kind = 'bond' and instrument.id = ${instrumentIdOf('bond', key)}`.execute(database);
  return rows[0] ?? null;
}

export interface FoundPrice {
  readonly day: CalendarDay;
  /** Clean, percent of the outstanding principal. */
  readonly clean: number;
  readonly venueId: number;
  readonly venueCode: string;
  readonly venueNames: NameTable;
  readonly source: string;
}

interface RequestedPrice {
  readonly bondId: number;
  /** Null: the first where it was traded, one that still lists it before others. */
  readonly venueId: number | null;
  /** The latest up to this day. */
  readonly day: CalendarDay;
}

export async function findPrice(database: Database, requested: RequestedPrice): Promise<FoundPrice | null> {
  const { rows } = await sql<FoundPrice>`
    select newest.day, newest.last_price::float8 as clean, venue.id as "venueId", venue.code as "venueCode",
           venue.names as "venueNames", source.name as source
      from listing
      join venue on venue.id = venue_id
     cross join lateral (
       select day, last_price, batch_id from daily_trading
        where listing_id = listing.id and last_price is not null and day <= ${requested.day}
        order by day desc limit 1
     ) newest
      join import_batch on import_batch.id = newest.batch_id
      join source on source.id = source_id
     where instrument_id = ${requested.bondId}
       and (${requested.venueId}::int is null or venue.id = ${requested.venueId})
     order by listing.status = 'delisted', venue.position limit 1`.execute(database);
  return rows[0] ?? null;
}

export interface NamedBond {
  readonly id: number;
  readonly stringId: string;
  readonly name: string;
  readonly names: NameTable;
}

export async function findNamedBonds(database: Database, ids: readonly number[]): Promise<NamedBond[]> {
  const { rows } = await sql<NamedBond>`
    select id, string_id as "stringId", name, names from instrument where id = any(${[...ids]}::int[])`.execute(
    database,
  );
  return rows;
}

/** The source of the rate that the amounts of a bond hang on. */
export async function findRateSource(
  database: Database,
  code: string,
  day: CalendarDay,
): Promise<string | null> {
  const { rows } = await sql<{ source: string }>`
    select source.name as source
      from reference_rate
      join import_batch on import_batch.id = batch_id
      join source on source.id = source_id
     where reference_rate.code = ${code} and day = ${day}`.execute(database);
  return rows[0]?.source ?? null;
}
