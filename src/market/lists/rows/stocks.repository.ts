import { sql } from 'kysely';
import type { NameTable } from '#domain/languages/localized-name.ts';
import type { Database } from '#platform/database/database.server.ts';
import type { ListedStock } from '../lists.contract.ts';
import { chooseInstruments } from './choose.repository.ts';
import type { Chosen } from './chosen.ts';
import { joinTrading, type TradedRow, tradedColumns } from './traded.repository.ts';

export interface StockRow extends TradedRow {
  readonly country: string;
  readonly industryCode: string;
  readonly industryNames: NameTable;
  readonly shareType: ListedStock['share_type'];
  readonly venueCode: string | null;
  readonly venueNames: NameTable | null;
  readonly marketValue: number | null;
}

/** By name, each with its last trading day on the first of its venues. */
export async function findStockRows(database: Database, chosen: Chosen): Promise<StockRow[]> {
  const { rows } = await sql<StockRow>`
    with chosen as materialized (${chooseInstruments('stock', chosen)})
    select ${tradedColumns}, issuer.country, industry.code as "industryCode", industry.names as "industryNames",
           stock.share_type as "shareType", place.code as "venueCode", place.names as "venueNames",
           (stock.shares_outstanding * newest.last_price / 1000000)::float8 as "marketValue"
      from chosen
      join stock on stock.instrument_id = chosen.id
      join issuer on issuer.id = chosen.issuer_id
      join industry on industry.id = issuer.industry_id
      ${joinTrading}
     order by chosen.name, chosen.id`.execute(database);
  return rows;
}
