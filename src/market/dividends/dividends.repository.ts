import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { NameTable } from '#domain/languages/localized-name.ts';
import { valuePriceOrder } from '#market/prices/latest-trading.repository.ts';
import { date, float, json, maybe, type RowOf, text } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';

const dividendRow = {
  amount: float,
  /** In the shares of today. */
  amountToday: float,
  currency: text,
  announcedOn: maybe(date),
  exDividendOn: date,
  listClosedOn: maybe(date),
  paidOn: maybe(date),
  /** The last before the ex-dividend day, in the shares of that day. */
  price: maybe(float),
  priceOn: maybe(date),
  priceAsTraded: maybe(float),
  /** Shares of the ex-dividend day for one of the day of the price. */
  splitFactor: maybe(float),
  venueCode: maybe(text),
  venueNames: maybe(json<NameTable>()),
};
export type Dividend = RowOf<typeof dividendRow>;

/** An older price is not the price of the day: nobody traded for a month. */
const DAYS_UNTIL_OLD = 31;

/** All dividends of a stock, latest first. */
export async function findDividends(
  database: Database,
  stockId: number,
  today: CalendarDay,
): Promise<Dividend[]> {
  return query(dividendRow)`
    select amount::float8 as "amount",
           (amount / split_factor(${stockId}, ex_dividend_on, ${today}))::float8 as "amountToday",
           dividend.currency, declared_on as "announcedOn", ex_dividend_on as "exDividendOn",
           record_on as "listClosedOn", paid_on as "paidOn",
           (last_price / factor)::float8 as price, close.day as "priceOn", last_price::float8 as "priceAsTraded",
           factor::float8 as "splitFactor", place.code as "venueCode", place.names as "venueNames"
      from dividend
      left join lateral (
        select listing.id, venue.code, venue.names from listing join venue on venue.id = venue_id
         where listing.instrument_id = ${stockId} and listing.currency = dividend.currency
         order by ${valuePriceOrder} limit 1
      ) place on true
      left join lateral (
        select day, last_price, split_factor(${stockId}, day, ex_dividend_on) as factor from daily_trading
         where listing_id = place.id and last_price > 0 and day < ex_dividend_on
           and day > least(ex_dividend_on, ${today}::date) - ${DAYS_UNTIL_OLD}::int
         order by day desc limit 1
      ) close on true
     where dividend.instrument_id = ${stockId}
     order by ex_dividend_on desc`.all(database);
}

const foundSplitRow = { day: date, coefficient: float };
export type FoundSplit = RowOf<typeof foundSplitRow>;

/** Latest first. */
export async function findSplits(
  database: Database,
  stockId: number,
  today: CalendarDay,
): Promise<FoundSplit[]> {
  return query(foundSplitRow)`
    select day, ratio::float8 as coefficient from split
     where instrument_id = ${stockId} and day <= ${today} order by day desc`.all(database);
}
