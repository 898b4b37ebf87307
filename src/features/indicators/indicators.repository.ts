import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { NameTable } from '#domain/languages/localized-name.ts';
import { recentDays } from '#market/prices/recent-days.repository.ts';
import { bool, date, float, int, json, maybe, type RowOf, text } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';

const foundIndicatorsRow = {
  /** Null, as the last price, when there was no trading. */
  day: maybe(date),
  currency: text,
  capitalization: maybe(float),
  turnover: maybe(float),
  monthlyTurnover: maybe(float),
  buy: maybe(float),
  sell: maybe(float),
  last: maybe(float),
  lowest: maybe(float),
  highest: maybe(float),
  returns: int,
  /** Of the daily logarithmic returns. */
  deviation: maybe(float),
  indexReturns: int,
  slope: maybe(float),
  indexId: maybe(int),
  /** Of twelve months, one sum a currency, with the last price in it where there is one. */
  dividends: json<readonly { readonly amount: number; readonly last: number | null }[]>(),
  hasDividends: bool,
};
export interface FoundIndicators extends RowOf<typeof foundIndicatorsRow> {
  readonly day: CalendarDay;
  readonly last: number;
}

const mainIndexRow = { id: int, stringId: text, name: text, names: json<NameTable>(), currency: text };
export type MainIndex = RowOf<typeof mainIndexRow>;

/** Of each currency the index with the most members. */
export async function findMainIndexes(database: Database): Promise<MainIndex[]> {
  return query(mainIndexRow)`
    select distinct on (currency) id, string_id as "stringId", name, names, currency
      from (select index_id, count(*) as members from index_member group by index_id) counted
      join instrument on instrument.id = index_id
     order by currency, members desc, id`.all(database);
}

/** Null when the stock never traded on the venue, undefined when it is not listed there. */
export async function findIndicators(
  database: Database,
  { indexes, ...listing }: { stockId: number; venueId: number; indexes: readonly MainIndex[] },
): Promise<FoundIndicators | null | undefined> {
  const found = await query(foundIndicatorsRow)`
    with ${recentDays(listing)}, main_index as (
      select known.id from unnest(${indexes.map(({ id }) => id)}::int[], ${indexes.map(({ currency }) => currency)}::text[])
               as known (id, currency)
        join place on place.currency = known.currency
    ), returns as (
      select ln(last_price / lag(last_price) over (order by day)) as share
        from year_of_days where last_price > 0
    ), common_returns as (
      select ln(last_price / lag(last_price) over (order by day)) as share,
             ln(value::float8 / lag(value::float8) over (order by day)) as market
        from year_of_days join index_value using (day)
       where index_id = (select id from main_index) and last_price > 0 and value > 0
         and index_value.day >= (select newest.day - interval '1 year' from newest)
    ), paid as (
      select dividend.currency, sum(amount / split_factor(instrument_id, ex_dividend_on, newest.day)) as amount
        from newest, dividend
       where instrument_id = ${listing.stockId}
         and ex_dividend_on > newest.day - interval '1 year' and ex_dividend_on <= newest.day
       group by dividend.currency
    )
    select newest.day, place.currency, round(newest.last_price * shares_outstanding)::float8 as capitalization,
           newest.turnover::float8 as turnover, newest.bid_price::float8 as buy, newest.ask_price::float8 as sell,
           newest.last_price::float8 as last, year.*, ofshare.*, ofmarket.*, (select id from main_index) as "indexId",
           coalesce((select json_agg(json_build_object('amount', amount::float8, 'last', priced.last))
                       from paid left join lateral (
                         select other_day.last_price::float8 as last
                           from listing other
                           join venue on venue.id = other.venue_id
                          cross join lateral (
                            select last_price from daily_trading
                             where listing_id = other.id and last_price is not null order by day desc limit 1
                          ) other_day
                          where other.instrument_id = ${listing.stockId} and other.currency = paid.currency
                            and other.status <> 'delisted'
                          order by other.id <> place.id, venue.position limit 1
                       ) priced on true), '[]') as dividends,
           exists (select from dividend where instrument_id = ${listing.stockId}) as "hasDividends"
      from place left join newest on true
     cross join lateral (
       select min(low_price) as lowest, max(high_price) as highest,
              avg(turnover) filter (where in_month) as "monthlyTurnover" from year_of_days
     ) year
     cross join lateral (select count(share)::int as returns, stddev_samp(share) as deviation from returns) ofshare
     cross join lateral (
       select count(market)::int as "indexReturns", regr_slope(share, market) as slope from common_returns
     ) ofmarket`.first(database);
  if (!found) return undefined;
  // Without a deal there is a row of the listing and nothing in it.
  const { day, last } = found;
  return day === null || last === null ? null : { ...found, day, last };
}
