import { sql } from 'kysely';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { NameTable } from '#domain/languages/localized-name.ts';
import type { Database } from '#foundation/database/database.server.ts';
import { toRowId } from '#foundation/database/row-id.ts';
import { joinFirstGround, joinNewestDays } from '#foundation/market/newest-trading.repository.ts';

export interface Fund {
  readonly id: number;
  readonly stringId: string;
  readonly name: string;
  readonly names: NameTable;
  readonly ticker: string | null;
  readonly isin: string | null;
  readonly currency: string;
  readonly status: 'active' | 'suspended' | 'delisted';
  readonly listedOn: CalendarDay | null;
  readonly expenseRatio: number | null;
  readonly unitsOutstanding: number | null;
  /** Units at the last price of the first ground. */
  readonly netAssets: number | null;
  readonly netAssetsCurrency: string;
  readonly houseId: number;
  readonly houseStringId: string;
  readonly houseName: string;
  readonly houseNames: NameTable;
  readonly country: string;
  readonly index: {
    readonly id: number;
    readonly stringId: string;
    readonly name: string;
    readonly names: NameTable;
  } | null;
  readonly splits: readonly { readonly day: CalendarDay; readonly coefficient: number }[];
}

/** By string id, which may itself be a number, or else by row id where an old link has one. */
export async function findFund(database: Database, key: string): Promise<Fund | null> {
  const { rows } = await sql<Fund>`
    select fund.id, fund.string_id as "stringId", fund.name, fund.names, fund.ticker, fund.isin, fund.currency, fund.status,
           fund.listed_on as "listedOn", expense_ratio::float8 as "expenseRatio",
           units_outstanding::float8 as "unitsOutstanding",
           round(units_outstanding * newest.last_price)::float8 as "netAssets",
           coalesce(place.currency, fund.currency) as "netAssetsCurrency",
           house.id as "houseId", house.string_id as "houseStringId", house.name as "houseName",
           house.names as "houseNames", house.country,
           case when followed.id is not null then json_build_object(
             'id', followed.id, 'stringId', followed.string_id, 'name', followed.name, 'names', followed.names) end as index,
           coalesce((select json_agg(json_build_object('day', day, 'coefficient', coefficient) order by day desc)
                       from split where split.instrument_id = fund.id), '[]') as splits
      from instrument fund
      join etf on etf.instrument_id = fund.id
      join issuer house on house.id = fund.issuer_id
      left join instrument followed on followed.id = tracked_index_id
      ${joinFirstGround('fund.id')}
      ${joinNewestDays('place')}
     where fund.id = coalesce(
             (select id from instrument where kind = 'etf' and string_id = ${key}), ${toRowId(key)}::int)`.execute(
    database,
  );
  return rows[0] ?? null;
}
