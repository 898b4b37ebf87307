import { sql } from 'kysely';
import type { NameTable } from '#domain/languages/localized-name.ts';
import type { Database } from '#platform/database/database.server.ts';
import { chooseInstruments } from './choose.repository.ts';
import type { Chosen } from './chosen.ts';
import { joinTrading, type TradedRow, tradedColumns } from './traded.repository.ts';

export interface EtfRow extends TradedRow {
  readonly houseStringId: string;
  readonly houseName: string;
  readonly houseNames: NameTable;
  readonly indexStringId: string | null;
  readonly indexName: string | null;
  readonly indexNames: NameTable | null;
  readonly expense: number | null;
  readonly assets: number | null;
}

/** By name, each with its last trading day on the first of its venues. */
export async function findEtfRows(database: Database, chosen: Chosen): Promise<EtfRow[]> {
  const { rows } = await sql<EtfRow>`
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
     order by chosen.name, chosen.id`.execute(database);
  return rows;
}
