import { sql } from 'kysely';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { NameTable } from '#domain/languages/localized-name.ts';
import { instrumentIdOf } from '#market/instruments/security.repository.ts';
import { originColumn, type StoredOrigin } from '#market/provenance/origin.repository.ts';
import { date, float, int, json, type RowOf, text } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';

const foundBondRow = {
  id: int,
  stringId: text,
  name: text,
  names: json<NameTable>(),
  currency: text,
  /** The source of its terms. */
  origin: json<StoredOrigin>(),
};
export type FoundBond = RowOf<typeof foundBondRow>;

export async function findBond(database: Database, key: string): Promise<FoundBond | null> {
  return query(foundBondRow)`
    select instrument.id, string_id as "stringId", instrument.name, names, currency,
           ${originColumn(sql`coalesce(bond.batch_id, instrument.batch_id)`, 'bond-terms', sql`instrument.id`)} as origin
      from instrument join bond on bond.instrument_id = instrument.id
     where instrument.kind = 'bond' and instrument.id = ${instrumentIdOf('bond', key)}`.first(database);
}

const foundPriceRow = {
  day: date,
  /** Clean, percent of the outstanding principal. */
  clean: float,
  venueId: int,
  venueCode: text,
  venueNames: json<NameTable>(),
  origin: json<StoredOrigin>(),
};
export type FoundPrice = RowOf<typeof foundPriceRow>;

interface RequestedPrice {
  readonly bondId: number;
  /** Null: the first where it was traded, one that still lists it before others. */
  readonly venueId: number | null;
  /** The latest up to this day. */
  readonly day: CalendarDay;
}

export async function findPrice(database: Database, requested: RequestedPrice): Promise<FoundPrice | null> {
  return query(foundPriceRow)`
    select newest.day, newest.last_price::float8 as clean, venue.id as "venueId", venue.code as "venueCode",
           venue.names as "venueNames", ${originColumn(sql`newest.batch_id`, 'price', sql`listing.id`)} as origin
      from listing
      join venue on venue.id = venue_id
     cross join lateral (
       select day, last_price, batch_id from daily_trading
        where listing_id = listing.id and last_price is not null and day <= ${requested.day}
        order by day desc limit 1
     ) newest
     where instrument_id = ${requested.bondId}
       and (${requested.venueId}::int is null or venue.id = ${requested.venueId})
     order by listing.status = 'delisted', venue.position limit 1`.first(database);
}

const namedBondRow = { id: int, stringId: text, name: text, names: json<NameTable>() };
export type NamedBond = RowOf<typeof namedBondRow>;

export async function findNamedBonds(database: Database, ids: readonly number[]): Promise<NamedBond[]> {
  return query(namedBondRow)`
    select id, string_id as "stringId", name, names from instrument where id = any(${[...ids]}::int[])`.all(
    database,
  );
}

/** The source of the rate that the amounts of a bond hang on. */
export async function findRateSource(
  database: Database,
  code: string,
  day: CalendarDay,
): Promise<string | null> {
  const row = await query({ source: text })`
    select source.name as source
      from reference_rate
      join import_batch on import_batch.id = batch_id
      join source on source.id = source_id
     where reference_rate.code = ${code} and day = ${day}`.first(database);
  return row?.source ?? null;
}
