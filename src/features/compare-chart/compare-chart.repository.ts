import type { DaySpan } from '#domain/calendar/longest-span.ts';
import type { NameTable } from '#domain/languages/localized-name.ts';
import { joinFirstVenue } from '#market/prices/latest-trading.repository.ts';
import { date, float, int, json, oneOf, type RowOf, text } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';

const named = {
  id: int,
  kind: oneOf('bond', 'stock', 'etf', 'index'),
  name: text,
  names: json<NameTable>(),
  currency: text,
};
export type NamedInstrument = RowOf<typeof named>;

export async function findNamed(database: Database, ids: readonly number[]): Promise<NamedInstrument[]> {
  return query(named)`
    select instrument.id, kind, name, instrument.names, coalesce(place.currency, instrument.currency) as currency
      from instrument ${joinFirstVenue('instrument.id')} where instrument.id = any(${[...ids]}::int[])`.all(
    database,
  );
}

const valueRow = { id: int, day: date, value: float };
export type ComparedValue = RowOf<typeof valueRow>;

/** Closing prices on the first venue, in today's shares or units; oldest first. */
export async function findPrices(
  database: Database,
  ids: readonly number[],
  { from, to }: DaySpan,
): Promise<ComparedValue[]> {
  return query(valueRow)`
    select instrument.id, day, (last_price / split_factor(instrument.id, day, ${to}))::float8 as value
      from instrument ${joinFirstVenue('instrument.id')}
      join daily_trading on listing_id = place.id
     where instrument.id = any(${[...ids]}::int[]) and day between ${from} and ${to} and last_price > 0
     order by instrument.id, day`.all(database);
}

export async function findLevels(
  database: Database,
  ids: readonly number[],
  { from, to }: DaySpan,
): Promise<ComparedValue[]> {
  return query(valueRow)`
    select index_id as id, day, value::float8 as value from index_value
     where index_id = any(${[...ids]}::int[]) and day between ${from} and ${to}
     order by index_id, day`.all(database);
}

/** In the currency of the first venue, for a share of today. */
export async function findDividends(
  database: Database,
  ids: readonly number[],
  { from, to }: DaySpan,
): Promise<ComparedValue[]> {
  return query(valueRow)`
    select instrument.id, ex_dividend_on as day,
           (amount / split_factor(instrument.id, ex_dividend_on, ${to}))::float8 as value
      from instrument ${joinFirstVenue('instrument.id')}
      join dividend on dividend.instrument_id = instrument.id and dividend.currency = place.currency
     where instrument.id = any(${[...ids]}::int[]) and ex_dividend_on between ${from} and ${to}
     order by instrument.id, ex_dividend_on`.all(database);
}

/** The latest day on which one of them has a value. */
export async function findLastDay(database: Database, ids: readonly number[]): Promise<string | null> {
  const found = await query({ day: date })`
    select max(day) as day
      from (select max(day) as day from listing join daily_trading on listing_id = listing.id
             where instrument_id = any(${[...ids]}::int[]) and last_price is not null
            union all
            select max(day) from index_value where index_id = any(${[...ids]}::int[])) latest
    having max(day) is not null`.first(database);
  return found?.day ?? null;
}
