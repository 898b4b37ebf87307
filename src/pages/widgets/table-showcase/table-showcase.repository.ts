import { sql } from 'kysely';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { NameTable } from '#domain/languages/localized-name.ts';
import type { Database } from '#foundation/database/database.server.ts';
import { joinNewestDays, previousPrice } from '#foundation/market/newest-trading.repository.ts';

export interface TradedStock {
  readonly id: number;
  readonly stringId: string;
  readonly name: string;
  readonly names: NameTable;
  readonly branchCode: string;
  readonly branchNames: NameTable;
  readonly groundCode: string;
  readonly groundNames: NameTable;
  readonly currency: string;
  readonly day: CalendarDay;
  readonly last: number | null;
  readonly previous: number | null;
  readonly deals: number | null;
  readonly volume: number | null;
}

/** The shares with the most deals on their last trading day on the first ground. */
export async function findBusiestStocks(database: Database, count: number): Promise<TradedStock[]> {
  const { rows } = await sql<TradedStock>`
    select stock.id, stock.string_id as "stringId", stock.name, stock.names,
           branch.code as "branchCode", branch.names as "branchNames",
           ground.code as "groundCode", ground.names as "groundNames", listing.currency,
           newest.day, newest.last_price::float8 as "last",
           ${previousPrice} as "previous",
           newest.deals, newest.volume::float8 as "volume"
      from listing
      join instrument stock on stock.id = listing.instrument_id and stock.kind = 'stock'
      join issuer on issuer.id = stock.issuer_id
      join branch on branch.id = issuer.branch_id
      join trading_ground ground on ground.id = listing.ground_id
      ${joinNewestDays('listing')}
     where listing.ground_id = (select id from trading_ground order by position limit 1)
       and newest.day is not null
     order by newest.deals desc nulls last, stock.id limit ${count}`.execute(database);
  return rows;
}

export interface BranchOfStocks {
  readonly code: string;
  readonly names: NameTable;
  readonly stocks: readonly { readonly name: string; readonly names: NameTable }[];
}

export async function findBranches(database: Database, count: number): Promise<BranchOfStocks[]> {
  const { rows } = await sql<BranchOfStocks>`
    select branch.code, branch.names,
           json_agg(json_build_object('name', stock.name, 'names', stock.names) order by stock.name) as "stocks"
      from branch
      join issuer on issuer.branch_id = branch.id
      join instrument stock on stock.issuer_id = issuer.id and stock.kind = 'stock'
     group by branch.id order by count(*) desc, branch.id limit ${count}`.execute(database);
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
  readonly groundCode: string;
  readonly groundNames: NameTable;
  readonly month: string;
  readonly volume: number | null;
}

/** Pieces traded on each ground in each month since `since`. */
export async function findMonthlyVolumes(
  database: Database,
  stockIds: readonly number[],
  since: CalendarDay,
): Promise<MonthlyVolume[]> {
  const { rows } = await sql<MonthlyVolume>`
    select listing.instrument_id as "stockId", ground.code as "groundCode", ground.names as "groundNames",
           to_char(day, 'YYYY-MM') as "month", sum(volume)::float8 as "volume"
      from listing
      join trading_ground ground on ground.id = listing.ground_id
      join daily_trading on daily_trading.listing_id = listing.id and day >= ${since}
     where listing.instrument_id = any(${stockIds})
     group by listing.instrument_id, ground.id, 4
     order by ground.position`.execute(database);
  return rows;
}

/** Whose IFRS reports are the most. */
export async function findIssuerWithMostReports(database: Database): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select issuer_id as id from latest_report where standard = 'ifrs'
     group by issuer_id order by count(*) desc, issuer_id limit 1`.execute(database);
  return rows[0]?.id ?? null;
}
