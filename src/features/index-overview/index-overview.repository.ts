import type { NameTable } from '#domain/languages/localized-name.ts';
import { date, float, int, json, maybe, type RowOf, text } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';

const indexOfMarketRow = {
  id: int,
  stringId: text,
  name: text,
  names: json<NameTable>(),
  ticker: maybe(text),
  currency: text,
  day: date,
  last: float,
  previous: maybe(float),
  yearAgo: maybe(float),
  /** Four decimals show a curve and no value; a flat one stands in the middle. */
  shape: json<readonly number[]>(),
};
export type IndexOfMarket = RowOf<typeof indexOfMarketRow>;

/** The indexes with the most members, each with its last day, the day a year before and the shape of three months. */
export async function findIndexesOfMarket(database: Database, count: number): Promise<IndexOfMarket[]> {
  return query(indexOfMarketRow)`
    select instrument.id, string_id as "stringId", name, names, ticker, currency,
           newest.day, newest.value::float8 as last, before.value::float8 as previous, year.value::float8 as "yearAgo",
           recent.shape
      from market_index
      join instrument on instrument.id = market_index.instrument_id and instrument.status = 'active'
      left join (select index_id, count(*) as members from index_member group by index_id) made on index_id = instrument.id
     cross join lateral (
       select day, value from index_value where index_id = instrument.id order by day desc limit 1
     ) newest
      left join lateral (
        select value from index_value where index_id = instrument.id and day < newest.day order by day desc limit 1
      ) before on true
      left join lateral (
        select value from index_value
         where index_id = instrument.id and day <= newest.day - interval '1 year' order by day desc limit 1
      ) year on true
     cross join lateral (
       select json_agg(case when lowest = highest then 0.5
                            else round((value - lowest) / (highest - lowest), 4) end order by day) as shape
         from (select day, value, min(value) over () as lowest, max(value) over () as highest
                 from index_value where index_id = instrument.id and day > newest.day - interval '3 months') valued
     ) recent
     order by members desc nulls last, name, instrument.id
     limit ${count}`.all(database);
}
