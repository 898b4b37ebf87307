import { sql } from 'kysely';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { NameTable } from '#domain/languages/localized-name.ts';
import type { Database } from '#foundation/database/database.server.ts';
import { toRowId } from '#foundation/database/row-id.ts';

export interface Stock {
  readonly id: number;
  readonly stringId: string;
  readonly name: string;
  readonly names: NameTable;
  readonly ticker: string | null;
  readonly isin: string | null;
  readonly currency: string;
  readonly status: 'active' | 'suspended' | 'delisted';
  readonly listedOn: CalendarDay | null;
  readonly shareType: 'ordinary' | 'preferred';
  readonly nominal: number | null;
  readonly sharesOutstanding: number | null;
  readonly hidesGraph: boolean;
  readonly issuerId: number;
  readonly issuerStringId: string;
  readonly issuerName: string;
  readonly issuerNames: NameTable;
  readonly country: string;
  readonly branchId: number;
  readonly branchCode: string;
  readonly branchNames: NameTable;
  readonly splits: readonly { day: CalendarDay; coefficient: number }[];
}

/** By string id, which may itself be a number, or else by row id where an old link has one. */
export async function findStock(database: Database, key: string): Promise<Stock | null> {
  const { rows } = await sql<Stock>`
    select instrument.id, instrument.string_id as "stringId", instrument.name, instrument.names, ticker, isin, currency, status,
           listed_on as "listedOn", share_type as "shareType", nominal::float8 as "nominal",
           shares_outstanding::float8 as "sharesOutstanding", hides_graph as "hidesGraph",
           issuer.id as "issuerId", issuer.string_id as "issuerStringId", issuer.name as "issuerName", issuer.names as "issuerNames", issuer.country,
           branch.id as "branchId", branch.code as "branchCode", branch.names as "branchNames",
           coalesce((select json_agg(json_build_object('day', day, 'coefficient', coefficient) order by day desc)
                       from split where split.instrument_id = instrument.id), '[]') as "splits"
      from instrument
      join stock on stock.instrument_id = instrument.id
      join issuer on issuer.id = instrument.issuer_id
      join branch on branch.id = issuer.branch_id
     where instrument.id = coalesce(
             (select id from instrument where kind = 'stock' and string_id = ${key}), ${toRowId(key)}::int)
     limit 1`.execute(database);
  return rows[0] ?? null;
}

export interface HoldingIndex {
  readonly id: number;
  readonly stringId: string;
  readonly name: string;
  readonly names: NameTable;
  readonly ticker: string | null;
}

/** The indexes that hold the stock. */
export async function findIndexesOf(database: Database, stockId: number): Promise<HoldingIndex[]> {
  const { rows } = await sql<HoldingIndex>`
    select id, string_id as "stringId", name, names, ticker
      from index_member join instrument on instrument.id = index_id
     where instrument_id = ${stockId}
     order by name, id`.execute(database);
  return rows;
}
