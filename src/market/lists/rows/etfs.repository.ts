import type { NameTable } from '#domain/languages/localized-name.ts';
import { float, json, maybe, type RowOf, text } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';
import { chooseInstruments } from './choose.repository.ts';
import type { Chosen } from './chosen.ts';
import { joinTrading, tradedColumns, tradedRow } from './traded.repository.ts';

const etfRow = {
  ...tradedRow,
  houseStringId: text,
  houseName: text,
  houseNames: json<NameTable>(),
  indexStringId: maybe(text),
  indexName: maybe(text),
  indexNames: maybe(json<NameTable>()),
  expense: maybe(float),
  assets: maybe(float),
};
export type EtfRow = RowOf<typeof etfRow>;

/** By name, each with its last trading day on the first of its venues. */
export async function findEtfRows(database: Database, chosen: Chosen): Promise<EtfRow[]> {
  return query(etfRow)`
    with chosen as materialized (${chooseInstruments('etf', chosen)})
    select ${tradedColumns}, house.string_id as "houseStringId", house.name as "houseName", house.names as "houseNames",
           tracked.string_id as "indexStringId", tracked.name as "indexName", tracked.names as "indexNames",
           etf.expense_ratio::float8 as expense,
           (etf.units_outstanding * newest.last_price / 1000000)::float8 as assets
      from chosen
      join etf on etf.instrument_id = chosen.id
      join issuer house on house.id = chosen.issuer_id
      left join instrument tracked on tracked.id = etf.tracked_index_id
      ${joinTrading}
     order by chosen.name, chosen.id`.all(database);
}
