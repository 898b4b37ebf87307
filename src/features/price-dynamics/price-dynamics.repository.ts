import { sql } from 'kysely';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { Database } from '#foundation/database/database.server.ts';

interface PeriodOfPrices {
  readonly firstPrice: number | null;
  readonly lowest: number | null;
  readonly highest: number | null;
}

export interface RecentPrices {
  readonly lastDay: CalendarDay;
  readonly lastPrice: number | null;
  readonly month: PeriodOfPrices;
  readonly year: PeriodOfPrices;
}

/** The month and the year that end on the last trading day, or null when the stock never traded there. */
export async function findRecentPrices(
  database: Database,
  { stockId, groundId }: { stockId: number; groundId: number },
): Promise<RecentPrices | null> {
  const { rows } = await sql<RecentPrices>`
    with place as (
      select id from listing where instrument_id = ${stockId} and ground_id = ${groundId}
    ), newest as (
      select day, last_price from daily_trading where listing_id = (select id from place) order by day desc limit 1
    ), year_of_days as materialized (
      select trading.day, trading.last_price, trading.min_price, trading.max_price,
             trading.day > newest.day - interval '1 month' as in_month
        from daily_trading trading, newest
       where trading.listing_id = (select id from place) and trading.day > newest.day - interval '1 year'
    )
    select newest.day                as "lastDay",
           newest.last_price::float8 as "lastPrice",
           (select ${period(sql`filter (where in_month)`)} from year_of_days) as "month",
           (select ${period(sql``)} from year_of_days) as "year"
      from newest`.execute(database);
  return rows[0] ?? null;
}

function period(filter: ReturnType<typeof sql>) {
  return sql`json_build_object(
    'firstPrice', (array_agg(last_price::float8 order by day) ${filter})[1],
    'lowest', min(min_price::float8) ${filter},
    'highest', max(max_price::float8) ${filter})`;
}
