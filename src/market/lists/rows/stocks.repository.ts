import type { NameTable } from '#domain/languages/localized-name.ts';
import { shareType } from '#market/instruments/instrument-columns.server.ts';
import { float, json, maybe, type RowOf, text } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';
import { chooseInstruments } from './choose.repository.ts';
import type { Chosen } from './chosen.ts';
import { joinTrading, tradedColumns, tradedRow } from './traded.repository.ts';

const stockRow = {
  ...tradedRow,
  country: text,
  industryCode: text,
  industryNames: json<NameTable>(),
  shareType,
  venueCode: maybe(text),
  venueNames: maybe(json<NameTable>()),
  marketValue: maybe(float),
};
export type StockRow = RowOf<typeof stockRow>;

/** By name, each with its last trading day on the first of its venues. */
export async function findStockRows(database: Database, chosen: Chosen): Promise<StockRow[]> {
  return query(stockRow)`
    with chosen as materialized (${chooseInstruments('stock', chosen)})
    select ${tradedColumns}, issuer.country, industry.code as "industryCode", industry.names as "industryNames",
           stock.share_type as "shareType", place.code as "venueCode", place.names as "venueNames",
           (stock.shares_outstanding * newest.last_price / 1000000)::float8 as "marketValue"
      from chosen
      join stock on stock.instrument_id = chosen.id
      join issuer on issuer.id = chosen.issuer_id
      join industry on industry.id = issuer.industry_id
      ${joinTrading}
     order by chosen.name, chosen.id`.all(database);
}
