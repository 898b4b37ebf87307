import { sql } from 'kysely';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { NameTable } from '#domain/languages/localized-name.ts';
import type { Database } from '#foundation/database/database.server.ts';
import {
  joinFirstGround,
  joinNewestDays,
  previousPrice,
} from '#foundation/market/newest-trading.repository.ts';
import type { ListedStock } from '../lists.contract.ts';
import { chooseInstruments, tradedGrounds } from './choose.repository.ts';
import type { Chosen } from './chosen.ts';

export interface StockRow {
  readonly id: number;
  readonly stringId: string;
  readonly name: string;
  readonly names: NameTable;
  readonly status: ListedStock['status'];
  readonly ticker: string | null;
  readonly isin: string | null;
  readonly country: string;
  readonly branchCode: string;
  readonly branchNames: NameTable;
  readonly shareType: ListedStock['share_type'];
  readonly groundCode: string | null;
  readonly groundNames: NameTable | null;
  readonly grounds: readonly string[];
  readonly currency: string;
  readonly last: number | null;
  readonly previous: number | null;
  readonly marketValue: number | null;
  readonly day: CalendarDay | null;
}

/** By name, each with its last trading day on the first of its grounds. */
export async function findStockRows(database: Database, chosen: Chosen): Promise<StockRow[]> {
  const { rows } = await sql<StockRow>`
    with chosen as materialized (${chooseInstruments('stock', chosen)})
    select chosen.id, chosen.string_id as "stringId", chosen.name, chosen.names, chosen.status, chosen.isin,
           coalesce(place.ticker, chosen.ticker) as ticker, coalesce(place.currency, chosen.currency) as currency,
           issuer.country, branch.code as "branchCode", branch.names as "branchNames",
           stock.share_type as "shareType", place.code as "groundCode", place.names as "groundNames",
           ${tradedGrounds} as grounds,
           newest.last_price::float8 as last, ${previousPrice} as previous, newest.day,
           (stock.shares_outstanding * newest.last_price / 1000000)::float8 as "marketValue"
      from chosen
      join stock on stock.instrument_id = chosen.id
      join issuer on issuer.id = chosen.issuer_id
      join branch on branch.id = issuer.branch_id
      ${joinFirstGround('chosen.id')}
      ${joinNewestDays('place')}
     order by chosen.name, chosen.id`.execute(database);
  return rows;
}
