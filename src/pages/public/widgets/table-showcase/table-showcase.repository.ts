import { sql } from 'kysely';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { NameTable } from '#domain/languages/localized-name.ts';
import { joinLatestDays, previousPrice } from '#market/prices/latest-trading.repository.ts';
import type { Database } from '#platform/database/database.server.ts';

export interface TradedStock {
  readonly id: number;
  readonly stringId: string;
  readonly name: string;
  readonly names: NameTable;
  readonly industryCode: string;
  readonly industryNames: NameTable;
  readonly venueCode: string;
  readonly venueNames: NameTable;
  readonly currency: string;
  readonly day: CalendarDay;
  readonly last: number | null;
  readonly previous: number | null;
  readonly deals: number | null;
  readonly volume: number | null;
}

/** The shares with the most deals on their last trading day on the first venue. */
export async function findBusiestStocks(database: Database, count: number): Promise<TradedStock[]> {
  const { rows } = await sql<TradedStock>`
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
     where listing.venue_id = (select id from venue order by position limit 1)
       and newest.day is not null
     order by newest.trades desc nulls last, stock.id limit ${count}`.execute(database);
  return rows;
}

export interface IndustryOfStocks {
  readonly code: string;
  readonly names: NameTable;
  readonly stocks: readonly { readonly name: string; readonly names: NameTable }[];
}

export async function findIndustries(database: Database, count: number): Promise<IndustryOfStocks[]> {
  const { rows } = await sql<IndustryOfStocks>`
    select industry.code, industry.names,
           json_agg(json_build_object('name', stock.name, 'names', stock.names) order by stock.name) as "stocks"
      from industry
      join issuer on issuer.industry_id = industry.id
      join instrument stock on stock.issuer_id = issuer.id and stock.kind = 'stock'
     group by industry.id order by count(*) desc, industry.id limit ${count}`.execute(database);
  return rows;
}

export interface PaidYear {
  readonly stockId: number;
  readonly year: number;
  readonly amount: number;
}

export async function findDividendYears(
  database: Database,
  stockIds: readonly number[],
): Promise<PaidYear[]> {
  const { rows } = await sql<PaidYear>`
    select instrument_id as "stockId", extract(year from ex_dividend_on)::int as "year", sum(amount)::float8 as "amount"
      from dividend where instrument_id = any(${stockIds})
     group by 1, 2 order by 2`.execute(database);
  return rows;
}

export interface PaidDividend {
  readonly exDividendOn: CalendarDay;
  readonly amount: number;
  readonly currency: string;
  readonly paidOn: CalendarDay | null;
}

/** The dividends of the share that has paid most often, oldest first. */
export async function findLongestDividends(database: Database): Promise<PaidDividend[]> {
  const { rows } = await sql<PaidDividend>`
    select ex_dividend_on as "exDividendOn", amount::float8 as "amount", currency, paid_on as "paidOn"
      from dividend
     where instrument_id = (select instrument_id from dividend group by 1 order by count(*) desc, 1 limit 1)
     order by ex_dividend_on`.execute(database);
  return rows;
}

export interface MonthlyVolume {
  readonly stockId: number;
  readonly venueCode: string;
  readonly venueNames: NameTable;
  readonly month: string;
  readonly volume: number | null;
}

/** Units traded on each venue in each month since `since`. */
export async function findMonthlyVolumes(
  database: Database,
  stockIds: readonly number[],
  since: CalendarDay,
): Promise<MonthlyVolume[]> {
  const { rows } = await sql<MonthlyVolume>`
    select listing.instrument_id as "stockId", venue.code as "venueCode", venue.names as "venueNames",
           to_char(day, 'YYYY-MM') as "month", sum(volume)::float8 as "volume"
      from listing
      join venue on venue.id = listing.venue_id
      join daily_trading on daily_trading.listing_id = listing.id and day >= ${since}
     where listing.instrument_id = any(${stockIds})
     group by listing.instrument_id, venue.id, 4
     order by venue.position`.execute(database);
  return rows;
}

/** Whose IFRS reports are the most. */
export async function findIssuerWithMostReports(database: Database): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select issuer_id as id from latest_report where standard = 'ifrs'
     group by issuer_id order by count(*) desc, issuer_id limit 1`.execute(database);
  return rows[0]?.id ?? null;
}
