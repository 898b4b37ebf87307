import type { NameTable } from '#domain/languages/localized-name.ts';
import { tradedOnFirstVenue } from '#market/prices/first-venue-trading.repository.ts';
import { date, float, int, json, maybe, oneOf, type RowOf, text } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';

const foundMoverRow = {
  list: oneOf('growing', 'falling', 'traded'),
  id: int,
  stringId: text,
  name: text,
  names: json<NameTable>(),
  ticker: text,
  currency: text,
  venueCode: text,
  venueNames: json<NameTable>(),
  day: date,
  last: float,
  previous: maybe(float),
  turnover: maybe(float),
};
export type FoundMover = RowOf<typeof foundMoverRow>;

/** The shares that rose, fell and were traded most on the latest day of the first venue where something is traded. */
export async function findMarketLeaders(database: Database, most: number): Promise<FoundMover[]> {
  return query(foundMoverRow)`
    with ${tradedOnFirstVenue}, moved as materialized (
      select *, round(((last - previous) / nullif(abs(previous), 0) * 100)::numeric, 2) as change from traded
    ), lists as (
      (select 'growing' as list, row_number() over (order by change desc, name, id) as place, moved.*
         from moved where change > 0 order by place limit ${most})
      union all
      (select 'falling', row_number() over (order by change, name, id) as place, moved.*
         from moved where change < 0 order by place limit ${most})
      union all
      (select 'traded', row_number() over (order by in_currency desc, currency, turnover desc, name, id) as place, moved.*
         from moved where turnover > 0 order by place limit ${most})
    )
    select list, lists.instrument_id as id, string_id as "stringId", name, lists.names, ticker, currency,
           main_venue.code as "venueCode", main_venue.names as "venueNames", newest.day, last, previous, turnover
      from lists, main_venue, newest order by list, place`.all(database);
}
