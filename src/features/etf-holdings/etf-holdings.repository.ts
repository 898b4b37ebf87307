import { sql } from 'kysely';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { NameTable } from '#domain/languages/localized-name.ts';
import type { Database } from '#platform/database/database.server.ts';

export interface FoundHolding {
  readonly name: string;
  readonly names: NameTable;
  readonly kind: 'stock' | 'bond' | 'index' | 'etf' | null;
  readonly stringId: string | null;
  readonly ticker: string | null;
  readonly isin: string | null;
  readonly currency: string | null;
  readonly industryCode: string | null;
  readonly industryNames: NameTable;
  readonly country: string | null;
  readonly share: number;
  readonly asOf: CalendarDay;
}

/** The largest first. */
export async function findHoldings(database: Database, etfId: number): Promise<FoundHolding[]> {
  const { rows } = await sql<FoundHolding>`
    select coalesce(instrument.name, holding.name) as name, coalesce(instrument.names, '{}') as names,
           kind, instrument.string_id as "stringId", ticker, isin, currency,
           industry.code as "industryCode", coalesce(industry.names, '{}') as "industryNames", issuer.country,
           weight::float8 as share, as_of as "asOf"
      from etf_holding holding
      left join instrument on instrument.id = holding.instrument_id
      left join issuer on issuer.id = instrument.issuer_id
      left join industry on industry.id = issuer.industry_id
     where etf_id = ${etfId}
     order by holding.weight desc, position`.execute(database);
  return rows;
}

export interface NamedFund {
  readonly stringId: string;
  readonly name: string;
  readonly names: NameTable;
}

export async function findFund(database: Database, etfId: number): Promise<NamedFund | null> {
  const { rows } = await sql<NamedFund>`
    select string_id as "stringId", name, names from instrument where id = ${etfId} and kind = 'etf'`.execute(
    database,
  );
  return rows[0] ?? null;
}
