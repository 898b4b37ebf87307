import type { NameTable } from '#domain/languages/localized-name.ts';
import { instrumentStatus, shareType } from '#market/instruments/instrument-columns.server.ts';
import {
  instrumentIdOf,
  joinIssuer,
  type Split,
  securityColumns,
  securityRow,
  splitsColumn,
} from '#market/instruments/security.repository.ts';
import { bool, date, float, int, json, maybe, type RowOf, text } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';

const stockRow = {
  ...securityRow,
  status: instrumentStatus,
  listedOn: maybe(date),
  shareType,
  nominal: maybe(float),
  sharesOutstanding: maybe(float),
  hidesGraph: bool,
  industryId: int,
  splits: json<readonly Split[]>(),
};
export type Stock = RowOf<typeof stockRow>;

export async function findStock(database: Database, key: string): Promise<Stock | null> {
  return query(stockRow)`
    select ${securityColumns}, status, listed_on as "listedOn", share_type as "shareType", nominal_value::float8 as "nominal",
           shares_outstanding::float8 as "sharesOutstanding", hides_chart as "hidesGraph",
           industry.id as "industryId", ${splitsColumn} as splits
      from instrument
      join stock on stock.instrument_id = instrument.id
      ${joinIssuer}
     where instrument.id = ${instrumentIdOf('stock', key)}`.first(database);
}

const holdingIndexRow = {
  id: int,
  stringId: text,
  name: text,
  names: json<NameTable>(),
  ticker: maybe(text),
};
export type HoldingIndex = RowOf<typeof holdingIndexRow>;

/** The indexes that hold the stock. */
export async function findIndexesOf(database: Database, stockId: number): Promise<HoldingIndex[]> {
  return query(holdingIndexRow)`
    select id, string_id as "stringId", name, names, ticker
      from index_member join instrument on instrument.id = index_id
     where instrument_id = ${stockId}
     order by name, id`.all(database);
}
