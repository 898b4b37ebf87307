import type { NameTable } from '#domain/languages/localized-name.ts';
import { instrumentStatus } from '#market/instruments/instrument-columns.server.ts';
import {
  date,
  float,
  int,
  json,
  listOf,
  maybe,
  type RowOf,
  text,
} from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';
import { chooseInstruments } from './choose.repository.ts';
import type { Chosen } from './chosen.ts';

const indexRow = {
  id: int,
  stringId: text,
  name: text,
  names: json<NameTable>(),
  status: instrumentStatus,
  ticker: maybe(text),
  currency: text,
  members: maybe(int),
  countries: listOf(text),
  value: maybe(float),
  previous: maybe(float),
  day: maybe(date),
  baseOn: maybe(date),
};
export type IndexRow = RowOf<typeof indexRow>;

/** By name, each with its last value and the countries of its members. */
export async function findIndexRows(database: Database, chosen: Chosen): Promise<IndexRow[]> {
  return query(indexRow)`
    with chosen as materialized (${chooseInstruments('index', chosen)})
    select chosen.id, chosen.string_id as "stringId", chosen.name, chosen.names, chosen.status, chosen.ticker,
           chosen.currency, market_index.base_on as "baseOn", nullif(made.members, 0)::int as members,
           coalesce(made.countries, '{}') as countries,
           newest.value::float8 as value, newest.day, before.value::float8 as previous
      from chosen
      join market_index on market_index.instrument_id = chosen.id
      left join lateral (
        select count(*) as members, array_agg(distinct issuer.country) filter (where issuer.country is not null) as countries
          from index_member
          join instrument member on member.id = index_member.instrument_id
          left join issuer on issuer.id = member.issuer_id
         where index_member.index_id = chosen.id
      ) made on true
      left join lateral (
        select day, value from index_value where index_id = chosen.id order by day desc limit 1
      ) newest on true
      left join lateral (
        select value from index_value where index_id = chosen.id and day < newest.day order by day desc limit 1
      ) before on true
     order by chosen.name, chosen.id`.all(database);
}
