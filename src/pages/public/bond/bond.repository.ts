import { sql } from 'kysely';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import {
  instrumentIdOf,
  joinIssuer,
  type ListedVenue,
  type Security,
  securityColumns,
  venuesColumn,
} from '#market/instruments/security.repository.ts';
import type { Database } from '#platform/database/database.server.ts';

export interface Bond extends Security {
  readonly status: 'active' | 'suspended' | 'delisted' | 'matured' | 'defaulted';
  readonly faceValue: number;
  /** Units issued. */
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
  readonly venues: readonly ListedVenue[];
}

export async function findBond(database: Database, key: string): Promise<Bond | null> {
  const { rows } = await sql<Bond>`
    select ${securityColumns}, status,
           face_value::float8 as "faceValue", units_issued::float8 as amount, coupon_type as "couponType",
           coupon_rate::float8 as "couponRate", reference_rate as "baseRate", coupons_per_year as "couponsPerYear",
           day_count as "dayCount", issued_on as "issuedOn", matures_on as "maturesOn", defaulted_on as "defaultedOn",
           issuer_type as sector, index_ratio::float8 as "indexRatio",
           exists (select 1 from government_curve where government_curve.currency = instrument.currency) as "hasCurve",
           ${venuesColumn} as venues
      from instrument
      join bond on bond.instrument_id = instrument.id
      ${joinIssuer}
     where instrument.id = ${instrumentIdOf('bond', key)}`.execute(database);
  return rows[0] ?? null;
}
