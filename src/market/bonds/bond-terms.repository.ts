import { sql } from 'kysely';
import type { StoredBond } from '#domain/bonds/stored-bond.ts';
import type { Database } from '#platform/database/database.server.ts';

/** The terms of these bonds as they are stored, by the bond's id; what is no bond is left out. */
export async function findStoredBonds(
  database: Database,
  ids: readonly number[],
): Promise<Map<number, StoredBond>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<StoredBond & { id: number }>`
    select instrument_id as id, face_value::float8 as "faceValue", coupon_type as "couponType",
           coupon_rate::float8 as "couponRate", reference_rate as "baseRate", coupons_per_year as "couponsPerYear",
           day_count as "dayCount", issued_on as "issuedOn", matures_on as "maturesOn", defaulted_on as "defaultedOn",
           issuer_type as sector, index_ratio::float8 as "indexRatio", index_ratio_on as "indexRatioOn",
           coalesce((
             select json_agg(json_build_object('day', day, 'share', percent::float8) order by day)
               from bond_redemption where bond_id = instrument_id
           ), '[]') as redemptions,
           coalesce((
             select json_agg(json_build_object('kind', kind, 'day', day, 'price', price::float8) order by day, kind)
               from bond_option where bond_id = instrument_id
           ), '[]') as options
      from bond where instrument_id = any(${ids}::int[])`.execute(database);
  return new Map(rows.map(({ id, ...stored }) => [id, stored]));
}
