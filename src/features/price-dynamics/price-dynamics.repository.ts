import { type RawBuilder, sql } from 'kysely';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { recentDays } from '#market/prices/recent-days.repository.ts';
import { json, maybe } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';

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

/**
 * The month and the year that end on the last day with a deal. Prices before a split are stated in today's shares.
 * Null when the stock never traded on the venue, undefined when it is not listed there.
 */
export async function findRecentPrices(
  database: Database,
  listing: { stockId: number; venueId: number },
): Promise<RecentPrices | null | undefined> {
  const found = await query({ prices: maybe(json<RecentPrices>()) })`
    with ${recentDays(listing)}
    select case when newest.day is not null then json_build_object(
             'lastDay', newest.day,
             'lastPrice', newest.last_price::float8,
             'month', (select ${period(sql`in_month`)} from year_of_days),
             'year', (select ${period(sql`true`)} from year_of_days)) end as prices
      from place left join newest on true`.first(database);
  return found ? found.prices : undefined;
}

function period(isInside: RawBuilder<unknown>) {
  const firstPrice = sql`(array_agg(last_price order by day) filter (where ${isInside} and last_price is not null))[1]`;
  return sql`json_build_object(
    'firstPrice', round(${firstPrice}::numeric, 4),
    'lowest', round((min(low_price) filter (where ${isInside}))::numeric, 4),
    'highest', round((max(high_price) filter (where ${isInside}))::numeric, 4))`;
}
