import { sql } from 'kysely';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { NameTable } from '#domain/languages/localized-name.ts';
import type { Database } from '#platform/database/database.server.ts';

export interface NamedIndex {
  readonly id: number;
  readonly name: string;
  readonly names: NameTable;
}

/** The indexes of the whole market: those with the most members. */
export async function findLargestIndexes(database: Database, count: number): Promise<NamedIndex[]> {
  const { rows } = await sql<NamedIndex>`
    select instrument.id, name, names
      from (select index_id, count(*) as members from index_member group by index_id) counted
      join instrument on instrument.id = index_id
     order by members desc, instrument.id
     limit ${count}`.execute(database);
  return rows;
}

export interface TradingSpan {
  readonly first: CalendarDay | null;
  readonly last: CalendarDay | null;
}

/** First and last day of trading of an instrument on a venue. */
export async function findTradingSpan(
  database: Database,
  { instrumentId, venueId }: { instrumentId: number; venueId: number | null },
): Promise<TradingSpan> {
  const { rows } = await sql<TradingSpan>`
    select min(day) as first, max(day) as last
      from daily_trading
     where listing_id = (select id from listing where instrument_id = ${instrumentId} and venue_id = ${venueId})`.execute(
    database,
  );
  return rows[0] ?? { first: null, last: null };
}
