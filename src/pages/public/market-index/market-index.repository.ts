import type { NameTable } from '#domain/languages/localized-name.ts';
import { instrumentIdOf } from '#market/instruments/security.repository.ts';
import { date, float, int, json, maybe, type RowOf, text } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';

const namedIndexRow = { id: int, name: text, names: json<NameTable>() };
export type NamedIndex = RowOf<typeof namedIndexRow>;

const marketIndexRow = {
  ...namedIndexRow,
  stringId: text,
  ticker: maybe(text),
  currency: text,
  baseOn: maybe(date),
  baseValue: maybe(float),
  day: maybe(date),
  last: maybe(float),
  previous: maybe(float),
};
export type MarketIndex = RowOf<typeof marketIndexRow>;

export async function findMarketIndex(database: Database, key: string): Promise<MarketIndex | null> {
  return query(marketIndexRow)`
    select instrument.id, string_id as "stringId", name, names, ticker, currency,
           base_on as "baseOn", base_value::float8 as "baseValue",
           newest.day, newest.value::float8 as last, before.value::float8 as previous
      from market_index
      join instrument on instrument.id = market_index.instrument_id
      left join lateral (
        select day, value from index_value where index_id = instrument.id order by day desc limit 1
      ) newest on true
      left join lateral (
        select value from index_value where index_id = instrument.id and day < newest.day order by day desc limit 1
      ) before on true
     where instrument.id = ${instrumentIdOf('index', key)}`.first(database);
}

/** The indexes of these ids, in their order; what is no index is left out. */
export async function findNamedIndexes(database: Database, ids: readonly number[]): Promise<NamedIndex[]> {
  return query(namedIndexRow)`
    select instrument.id, name, names
      from market_index join instrument on instrument.id = market_index.instrument_id
     where instrument.id = any(${[...ids]}::int[])
     order by array_position(${[...ids]}::int[], instrument.id)`.all(database);
}

/** Those that have most in common with it first. */
export async function findOtherIndexes(
  database: Database,
  indexId: number,
  most: number,
): Promise<NamedIndex[]> {
  return query(namedIndexRow)`
    select instrument.id, name, names
      from market_index
      join instrument on instrument.id = market_index.instrument_id
     cross join lateral (
       select count(*) as shared
         from index_member own join index_member its using (instrument_id)
        where own.index_id = ${indexId} and its.index_id = instrument.id
     ) common
     where instrument.id <> ${indexId}
     order by shared desc, name, instrument.id limit ${most}`.all(database);
}
