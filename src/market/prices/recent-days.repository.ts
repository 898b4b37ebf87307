import { type RawBuilder, sql } from 'kysely';

/**
 * Common table expressions about a share or a fund on a venue: `place`, its listing, with no row where it is not listed there;
 * `newest`, the last day with a deal; `year_of_days`, the year of trading that ends on it. A period begins, as on the chart, with
 * the same day of an earlier month, which is part of it. Prices before a split are reported in the shares of the latest day.
 */
export function recentDays({ stockId, venueId }: { stockId: number; venueId: number }): RawBuilder<unknown> {
  return sql`
    place as (
      select listing.id, listing.instrument_id, listing.currency, stock.shares_outstanding
        from listing
        join instrument on instrument.id = listing.instrument_id and instrument.kind in ('stock', 'etf')
        left join stock on stock.instrument_id = listing.instrument_id
       where listing.instrument_id = ${stockId} and venue_id = ${venueId} and listing.status <> 'delisted'
    ), newest as (
      select day, last_price, turnover, bid_price, ask_price from daily_trading
       where listing_id = (select id from place) and last_price is not null order by day desc limit 1
    ), has_splits as (
      select exists (select 1 from split, newest
                      where instrument_id = ${stockId} and split.day > newest.day - interval '1 year') as answer
    ), year_of_days as materialized (
      select trading.day, trading.last_price::float8 / factor as last_price,
             trading.low_price::float8 / factor as low_price, trading.high_price::float8 / factor as high_price,
             trading.turnover::float8 as turnover,
             trading.day >= newest.day - interval '1 month' as in_month
        from newest, has_splits, daily_trading trading
       cross join lateral (
         select case when has_splits.answer then split_factor(${stockId}, trading.day, newest.day)::float8 else 1 end as factor
       ) split
       where trading.listing_id = (select id from place) and trading.day >= newest.day - interval '1 year'
    )`;
}
