import { bondSector, bondStatus, couponType } from '#market/instruments/instrument-columns.server.ts';
import {
  instrumentIdOf,
  joinIssuer,
  type ListedVenue,
  securityColumns,
  securityRow,
  venuesColumn,
} from '#market/instruments/security.repository.ts';
import { bool, date, float, int, json, maybe, type RowOf, text } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';

const bondRow = {
  ...securityRow,
  status: bondStatus,
  faceValue: maybe(float),
  /** Units issued. */
  amount: maybe(float),
  couponType: maybe(couponType),
  couponRate: maybe(float),
  baseRate: maybe(text),
  couponsPerYear: maybe(int),
  dayCount: maybe(text),
  issuedOn: maybe(date),
  maturesOn: maybe(date),
  isPerpetual: bool,
  defaultedOn: maybe(date),
  sector: bondSector,
  indexRatio: maybe(float),
  hasCurve: bool,
  venues: json<readonly ListedVenue[]>(),
};
export type Bond = RowOf<typeof bondRow>;

export async function findBond(database: Database, key: string): Promise<Bond | null> {
  return query(bondRow)`
    select ${securityColumns}, status,
           face_value::float8 as "faceValue", units_issued::float8 as amount, coupon_type as "couponType",
           coupon_rate::float8 as "couponRate", reference_rate as "baseRate", coupons_per_year as "couponsPerYear",
           day_count as "dayCount", issued_on as "issuedOn", matures_on as "maturesOn",
           is_perpetual as "isPerpetual", defaulted_on as "defaultedOn",
           issuer_type as sector, index_ratio::float8 as "indexRatio",
           exists (select 1 from government_curve where government_curve.currency = instrument.currency) as "hasCurve",
           ${venuesColumn} as venues
      from instrument
      join bond on bond.instrument_id = instrument.id
      ${joinIssuer}
     where instrument.id = ${instrumentIdOf('bond', key)}`.first(database);
}
