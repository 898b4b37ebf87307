import { type RawBuilder, sql } from 'kysely';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { NameTable } from '#domain/languages/localized-name.ts';
import type { Database } from '#foundation/database/database.server.ts';
import {
  joinFirstGround,
  joinNewestDays,
  previousPrice,
} from '#foundation/market/newest-trading.repository.ts';

export interface ListedStock {
  readonly id: number;
  readonly stringId: string;
  readonly name: string;
  readonly names: NameTable;
  readonly ticker: string | null;
  readonly branchCode: string;
  readonly branchNames: NameTable;
  readonly groundCode: string | null;
  readonly groundNames: NameTable | null;
  readonly currency: string;
  readonly status: 'active' | 'suspended' | 'delisted';
  readonly day: CalendarDay | null;
  readonly last: number | null;
  readonly previous: number | null;
}

/** The shares with the largest overturn on the last trading day of the first ground. */
export async function findMostTraded(database: Database, count: number): Promise<ListedStock[]> {
  const chosen = sql`
    select instrument_id as id, row_number() over (order by overturn desc nulls last, instrument_id) as position
      from (
        select listing.instrument_id, newest.overturn, newest.day, max(newest.day) over () as last_day
          from listing
          join instrument on instrument.id = listing.instrument_id and instrument.kind = 'stock'
         cross join lateral (
           select day, overturn from daily_trading where listing_id = listing.id order by day desc limit 1
         ) newest
         where listing.ground_id = (select id from trading_ground order by position limit 1)
      ) newest
     where day = last_day
     order by position limit ${count}`;
  return findStocks(database, chosen);
}

async function findStocks(database: Database, chosen: RawBuilder<unknown>): Promise<ListedStock[]> {
  const { rows } = await sql<ListedStock>`
    with chosen as (${chosen})
    select stock.id, stock.string_id as "stringId", stock.name, stock.names,
           coalesce(place.ticker, stock.ticker)     as "ticker",
           branch.code as "branchCode", branch.names as "branchNames",
           place.code as "groundCode", place.names as "groundNames",
           coalesce(place.currency, stock.currency) as "currency",
           stock.status,
           newest.day, newest.last_price::float8 as "last", ${previousPrice} as "previous"
      from chosen
      join instrument stock on stock.id = chosen.id
      join issuer on issuer.id = stock.issuer_id
      join branch on branch.id = issuer.branch_id
      ${joinFirstGround('stock.id')}
      ${joinNewestDays('place')}
     order by chosen.position`.execute(database);
  return rows;
}
