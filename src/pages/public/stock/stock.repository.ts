import { sql } from 'kysely';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { NameTable } from '#domain/languages/localized-name.ts';
import {
  instrumentIdOf,
  joinIssuer,
  type ListedVenue,
  type Security,
  type Split,
  securityColumns,
  splitsColumn,
  venuesColumn,
} from '#market/instruments/security.repository.ts';
import type { Database } from '#platform/database/database.server.ts';

export interface Stock extends Security {
  readonly status: 'active' | 'suspended' | 'delisted';
  readonly listedOn: CalendarDay | null;
  readonly shareType: 'ordinary' | 'preferred';
  readonly nominal: number | null;
  readonly sharesOutstanding: number | null;
  readonly hidesGraph: boolean;
  readonly industryId: number;
  readonly splits: readonly Split[];
  readonly venues: readonly ListedVenue[];
}

export async function findStock(database: Database, key: string): Promise<Stock | null> {
  const { rows } = await sql<Stock>`
    select ${securityColumns}, status, listed_on as "listedOn", share_type as "shareType", nominal_value::float8 as "nominal",
           shares_outstanding::float8 as "sharesOutstanding", hides_chart as "hidesGraph",
           industry.id as "industryId", ${splitsColumn} as splits, ${venuesColumn} as venues
      from instrument
      join stock on stock.instrument_id = instrument.id
      ${joinIssuer}
     where instrument.id = ${instrumentIdOf('stock', key)}`.execute(database);
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
