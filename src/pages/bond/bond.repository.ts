import { sql } from 'kysely';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { NameTable } from '#domain/languages/localized-name.ts';
import type { Database } from '#foundation/database/database.server.ts';
import { toRowId } from '#foundation/database/row-id.ts';

export interface Bond {
  readonly id: number;
  readonly stringId: string;
  readonly name: string;
  readonly names: NameTable;
  readonly ticker: string | null;
  readonly isin: string | null;
  readonly currency: string;
  readonly status: 'active' | 'suspended' | 'delisted' | 'matured' | 'defaulted';
  readonly nominal: number;
  /** Pieces issued. */
  readonly amount: number;
  readonly couponType: 'fixed' | 'floating' | 'zero' | 'indexed';
  readonly couponRate: number | null;
  readonly baseRate: string | null;
  readonly couponsPerYear: number;
  readonly dayCount: string;
  readonly issuedOn: CalendarDay;
  /** Null: perpetual. */
  readonly maturesOn: CalendarDay | null;
  readonly defaultedOn: CalendarDay | null;
  readonly sector: 'government' | 'municipal' | 'bank' | 'corporate';
  readonly indexRatio: number | null;
  readonly hasCurve: boolean;
  readonly issuerId: number;
  readonly issuerStringId: string;
  readonly issuerName: string;
  readonly issuerNames: NameTable;
  readonly country: string;
  readonly branchCode: string;
  readonly branchNames: NameTable;
}

/** By string id, which may itself be a number, or else by row id where an old link has one. */
export async function findBond(database: Database, key: string): Promise<Bond | null> {
  const { rows } = await sql<Bond>`
    select instrument.id, instrument.string_id as "stringId", instrument.name, instrument.names, ticker, isin, currency, status,
           nominal::float8 as nominal, amount::float8 as amount, coupon_type as "couponType",
           coupon_rate::float8 as "couponRate", base_rate as "baseRate", coupons_per_year as "couponsPerYear",
           day_count as "dayCount", issued_on as "issuedOn", matures_on as "maturesOn", defaulted_on as "defaultedOn",
           sector, index_ratio::float8 as "indexRatio",
           exists (select 1 from government_curve where government_curve.currency = instrument.currency) as "hasCurve",
           issuer.id as "issuerId", issuer.string_id as "issuerStringId", issuer.name as "issuerName",
           issuer.names as "issuerNames", issuer.country,
           branch.code as "branchCode", branch.names as "branchNames"
      from instrument
      join bond on bond.instrument_id = instrument.id
      join issuer on issuer.id = instrument.issuer_id
      join branch on branch.id = issuer.branch_id
     where instrument.id = coalesce(
             (select id from instrument where kind = 'bond' and string_id = ${key}), ${toRowId(key)}::int)
     limit 1`.execute(database);
  return rows[0] ?? null;
}
