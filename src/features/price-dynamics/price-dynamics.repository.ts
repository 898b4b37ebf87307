import { type RawBuilder, sql } from 'kysely';
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

/**
 * The month and the year that end on the last day with a deal. Prices before a split are told in today's shares.
 * Null when the stock never traded on the ground, undefined when it is not listed there.
 */
export async function findRecentPrices(
  database: Database,
  { stockId, groundId }: { stockId: number; groundId: number },
): Promise<RecentPrices | null | undefined> {
  const { rows } = await sql<{ prices: RecentPrices | null }>`
    with place as (
      select listing.id, listing.instrument_id
        from listing join stock on stock.instrument_id = listing.instrument_id
       where listing.instrument_id = ${stockId} and ground_id = ${groundId} and status <> 'delisted'
    ), newest as (
      select day, last_price from daily_trading
       where listing_id = (select id from place) and last_price is not null order by day desc limit 1
    ), has_splits as (
      select exists (select 1 from split, newest
                      where instrument_id = ${stockId} and split.day > newest.day - interval '1 year') as answer
    ), year_of_days as materialized (
      select trading.day, trading.last_price::float8 / factor as last_price,
             trading.min_price::float8 / factor as min_price, trading.max_price::float8 / factor as max_price,
             trading.day > newest.day - interval '1 month' as in_month
        from newest, has_splits, daily_trading trading
       cross join lateral (
         select case when has_splits.answer then split_factor(${stockId}, trading.day, newest.day)::float8 else 1 end as factor
       ) split
       where trading.listing_id = (select id from place) and trading.day > newest.day - interval '1 year'
    )
    select case when newest.day is not null then json_build_object(
             'lastDay', newest.day,
             'lastPrice', newest.last_price::float8,
             'month', (select ${period(sql`in_month`)} from year_of_days),
             'year', (select ${period(sql`true`)} from year_of_days)) end as prices
      from place left join newest on true`.execute(database);
  return rows[0] ? rows[0].prices : undefined;
}

function period(isInside: RawBuilder<unknown>) {
  const firstPrice = sql`(array_agg(last_price order by day) filter (where ${isInside} and last_price is not null))[1]`;
  return sql`json_build_object(
    'firstPrice', round(${firstPrice}::numeric, 4),
    'lowest', round((min(min_price) filter (where ${isInside}))::numeric, 4),
    'highest', round((max(max_price) filter (where ${isInside}))::numeric, 4))`;
}
