import type { NameTable } from '#domain/languages/localized-name.ts';
import { joinIndexLevels } from '#market/prices/index-levels.repository.ts';
import { LEVELS } from '#market/prices/shape.ts';
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

/** Of a year's days every fifth is drawn: a curve as wide as a word shows no more. */
const DRAWN_DAYS = 5;

/** The indexes with the most members, each with its last day, the first of the year that ends on it and the shape of that year. */
export async function findIndexesOfMarket(database: Database, count: number): Promise<IndexOfMarket[]> {
  return query(indexOfMarketRow)`
    select instrument.id, string_id as "stringId", name, names, ticker, currency,
           newest.day, newest.value::float8 as last, before.value::float8 as previous, year.value::float8 as "yearAgo",
           recent.shape
      from market_index
      join instrument on instrument.id = market_index.instrument_id and instrument.status = 'active'
      left join (select index_id, count(*) as members from index_member group by index_id) made on index_id = instrument.id
      ${joinIndexLevels}
     cross join lateral (
       select json_agg(case when lowest = highest then 0.5
                            else round((value - lowest) / (highest - lowest) * ${LEVELS}::int) / ${LEVELS}::int end order by day) as shape
         from (select day, value, min(value) over () as lowest, max(value) over () as highest
                 from (select day, value, row_number() over (order by day desc) as from_last,
                              row_number() over (order by day) as from_first
                         from index_value where index_id = instrument.id and day >= newest.day - interval '1 year') year
                where from_last % ${DRAWN_DAYS} = 1 or from_first = 1) drawn
     ) recent
     order by members desc nulls last, name, instrument.id
     limit ${count}`.all(database);
}
