import type { NameTable } from '#domain/languages/localized-name.ts';
import { date, int, json, maybe, type RowOf, text } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';

const namedIndexRow = { id: int, name: text, names: json<NameTable>() };
export type NamedIndex = RowOf<typeof namedIndexRow>;

/** The indexes of the whole market: those with the most members. */
export async function findLargestIndexes(database: Database, count: number): Promise<NamedIndex[]> {
  return query(namedIndexRow)`
    select instrument.id, name, names
      from (select index_id, count(*) as members from index_member group by index_id) counted
      join instrument on instrument.id = index_id
     order by members desc, instrument.id
     limit ${count}`.all(database);
}

const tradingSpanRow = { first: maybe(date), last: maybe(date) };
export type TradingSpan = RowOf<typeof tradingSpanRow>;

/** First and last day of trading of an instrument on a venue. */
export async function findTradingSpan(
  database: Database,
  { instrumentId, venueId }: { instrumentId: number; venueId: number | null },
): Promise<TradingSpan> {
  return query(tradingSpanRow)`
    select min(day) as first, max(day) as last
      from daily_trading
     where listing_id = (select id from listing where instrument_id = ${instrumentId} and venue_id = ${venueId})`.one(
    database,
  );
}
