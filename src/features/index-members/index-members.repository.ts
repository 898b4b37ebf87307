import type { NameTable } from '#domain/languages/localized-name.ts';
import { joinFirstVenue, joinLatestDays, previousPrice } from '#market/prices/latest-trading.repository.ts';
import { date, float, int, json, maybe, type RowOf, text } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';

const memberRow = {
  id: int,
  stringId: text,
  name: text,
  names: json<NameTable>(),
  ticker: maybe(text),
  currency: text,
  weight: float,
  day: maybe(date),
  last: maybe(float),
  previous: maybe(float),
};
export type Member = RowOf<typeof memberRow>;

/** Each with its last price on the first of its venues; the price before is stated in today's shares. */
export async function findMembers(database: Database, indexId: number): Promise<Member[]> {
  return query(memberRow)`
    select instrument.id, string_id as "stringId", name, instrument.names, instrument.ticker, weight::float8 as weight,
           coalesce(place.currency, instrument.currency) as currency,
           newest.day, newest.last_price::float8 as last, ${previousPrice} as previous
      from index_member
      join instrument on instrument.id = index_member.instrument_id
      ${joinFirstVenue('instrument.id')}
      ${joinLatestDays('place')}
     where index_id = ${indexId}
     order by weight desc, name, instrument.id`.all(database);
}
