import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { NameTable } from '#domain/languages/localized-name.ts';
import { joinLatestDays, previousPrice } from '#market/prices/latest-trading.repository.ts';
import { date, float, int, json, maybe, type RowOf, text } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';

const tradedStockRow = {
  id: int,
  stringId: text,
  name: text,
  names: json<NameTable>(),
  industryCode: text,
  industryNames: json<NameTable>(),
  venueCode: text,
  venueNames: json<NameTable>(),
  currency: text,
  day: date,
  last: maybe(float),
  previous: maybe(float),
  deals: maybe(int),
  volume: maybe(float),
};
export type TradedStock = RowOf<typeof tradedStockRow>;

/** The shares with the most deals on their last trading day on the first venue. */
export async function findBusiestStocks(database: Database, count: number): Promise<TradedStock[]> {
  return query(tradedStockRow)`
    select stock.id, stock.string_id as "stringId", stock.name, stock.names,
           industry.code as "industryCode", industry.names as "industryNames",
           venue.code as "venueCode", venue.names as "venueNames", listing.currency,
           newest.day, newest.last_price::float8 as "last",
           ${previousPrice} as "previous",
           newest.trades as deals, newest.volume::float8 as "volume"
      from listing
      join instrument stock on stock.id = listing.instrument_id and stock.kind = 'stock'
      join issuer on issuer.id = stock.issuer_id
      join industry on industry.id = issuer.industry_id
      join venue on venue.id = listing.venue_id
      ${joinLatestDays('listing')}
     where listing.venue_id = (select min(venue_id) from listing)
       and newest.day is not null
     order by newest.trades desc nulls last, stock.id limit ${count}`.all(database);
}

const industryOfStocksRow = {
  code: text,
  names: json<NameTable>(),
  stocks: json<readonly { readonly name: string; readonly names: NameTable }[]>(),
};
export type IndustryOfStocks = RowOf<typeof industryOfStocksRow>;

export async function findIndustries(database: Database, count: number): Promise<IndustryOfStocks[]> {
  return query(industryOfStocksRow)`
    select industry.code, industry.names,
           json_agg(json_build_object('name', stock.name, 'names', stock.names) order by stock.name) as "stocks"
      from industry
      join issuer on issuer.industry_id = industry.id
      join instrument stock on stock.issuer_id = issuer.id and stock.kind = 'stock'
     group by industry.id order by count(*) desc, industry.id limit ${count}`.all(database);
}

const paidYearRow = { stockId: int, year: int, amount: float };
export type PaidYear = RowOf<typeof paidYearRow>;

export async function findDividendYears(
  database: Database,
  stockIds: readonly number[],
): Promise<PaidYear[]> {
  return query(paidYearRow)`
    select instrument_id as "stockId", extract(year from ex_dividend_on)::int as "year", sum(amount)::float8 as "amount"
      from dividend where instrument_id = any(${stockIds})
     group by 1, 2 order by 2`.all(database);
}

const paidDividendRow = { exDividendOn: date, amount: float, currency: text, paidOn: maybe(date) };
export type PaidDividend = RowOf<typeof paidDividendRow>;

/** The dividends of the share that has paid most often, oldest first. */
export async function findLongestDividends(database: Database): Promise<PaidDividend[]> {
  return query(paidDividendRow)`
    select ex_dividend_on as "exDividendOn", amount::float8 as "amount", currency, paid_on as "paidOn"
      from dividend
     where instrument_id = (select instrument_id from dividend group by 1 order by count(*) desc, 1 limit 1)
     order by ex_dividend_on`.all(database);
}

const monthlyVolumeRow = {
  stockId: int,
  venueCode: text,
  venueNames: json<NameTable>(),
  month: text,
  volume: maybe(float),
};
export type MonthlyVolume = RowOf<typeof monthlyVolumeRow>;

/** Units traded on each venue in each month since `since`. */
export async function findMonthlyVolumes(
  database: Database,
  stockIds: readonly number[],
  since: CalendarDay,
): Promise<MonthlyVolume[]> {
  return query(monthlyVolumeRow)`
    select listing.instrument_id as "stockId", venue.code as "venueCode", venue.names as "venueNames",
           to_char(day, 'YYYY-MM') as "month", sum(volume)::float8 as "volume"
      from listing
      join venue on venue.id = listing.venue_id
      join daily_trading on daily_trading.listing_id = listing.id and day >= ${since}
     where listing.instrument_id = any(${stockIds})
     group by listing.instrument_id, venue.id, 4
     order by venue.position`.all(database);
}

/** Whose IFRS reports are the most. */
export async function findIssuerWithMostReports(database: Database): Promise<number | null> {
  const row = await query({ id: int })`
    select issuer_id as id from latest_report where standard = 'ifrs'
     group by issuer_id order by count(*) desc, issuer_id limit 1`.first(database);
  return row?.id ?? null;
}
