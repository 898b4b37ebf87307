import { sql } from 'kysely';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { NameTable } from '#domain/languages/localized-name.ts';
import type { Database } from '#foundation/database/database.server.ts';
import {
  joinFirstGround,
  joinNewestDays,
  previousPrice,
} from '#foundation/market/newest-trading.repository.ts';
import type { ListedEtf } from '../lists.contract.ts';
import { chooseInstruments, tradedGrounds } from './choose.repository.ts';
import type { Chosen } from './chosen.ts';

export interface EtfRow {
  readonly id: number;
  readonly stringId: string;
  readonly name: string;
  readonly names: NameTable;
  readonly status: ListedEtf['status'];
  readonly ticker: string | null;
  readonly isin: string | null;
  readonly houseStringId: string;
  readonly houseName: string;
  readonly houseNames: NameTable;
  readonly indexStringId: string | null;
  readonly indexName: string | null;
  readonly indexNames: NameTable | null;
  readonly grounds: readonly string[];
  readonly currency: string;
  readonly expense: number | null;
  readonly last: number | null;
  readonly previous: number | null;
  readonly assets: number | null;
  readonly day: CalendarDay | null;
}

/** By name, each with its last trading day on the first of its grounds. */
export async function findEtfRows(database: Database, chosen: Chosen): Promise<EtfRow[]> {
  const { rows } = await sql<EtfRow>`
    with chosen as materialized (${chooseInstruments('etf', chosen)})
    select chosen.id, chosen.string_id as "stringId", chosen.name, chosen.names, chosen.status, chosen.isin,
           coalesce(place.ticker, chosen.ticker) as ticker, coalesce(place.currency, chosen.currency) as currency,
           house.string_id as "houseStringId", house.name as "houseName", house.names as "houseNames",
           tracked.string_id as "indexStringId", tracked.name as "indexName", tracked.names as "indexNames",
           ${tradedGrounds} as grounds, etf.expense_ratio::float8 as expense,
           newest.last_price::float8 as last, ${previousPrice} as previous, newest.day,
           (etf.units_outstanding * newest.last_price / 1000000)::float8 as assets
      from chosen
      join etf on etf.instrument_id = chosen.id
      join issuer house on house.id = chosen.issuer_id
      left join instrument tracked on tracked.id = etf.tracked_index_id
      ${joinFirstGround('chosen.id')}
      ${joinNewestDays('place')}
     order by chosen.name, chosen.id`.execute(database);
  return rows;
}
