import { sql } from 'kysely';
import { OBSERVATIONS, RATE_PROJECTIONS } from '#domain/bonds/fixings/fixing-terms.ts';
import type { StoredBond } from '#domain/bonds/stored-bond.ts';
import { bondSector, couponType } from '#market/instruments/instrument-columns.server.ts';
import { bool, date, float, int, json, maybe, oneOf, text } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';

/** Columns of the table of bonds that describe what one promises. */
export const termsRow = {
  faceValue: maybe(float),
  couponType: maybe(couponType),
  couponRate: maybe(float),
  /** Of a floater the rate below its margin, of an indexed bond the growth of prices that its face value follows. */
  baseRate: maybe(text),
  couponsPerYear: maybe(int),
  dayCount: maybe(text),
  issuedOn: maybe(date),
  maturesOn: maybe(date),
  isPerpetual: bool,
  defaultedOn: maybe(date),
  sector: bondSector,
  /** Of an indexed bond: the face value stood at so many times itself on that day. */
  indexRatio: maybe(float),
  indexRatioOn: maybe(date),
  firstCouponOn: maybe(date),
  convention: maybe(text),
  periodDays: maybe(int),
  periodMonths: maybe(int),
  lastRegularCouponOn: maybe(date),
  keepsMonthEnd: maybe(bool),
  calendar: maybe(text),
  businessDayRule: maybe(text),
  accruesToPayment: maybe(bool),
  exCouponDays: maybe(int),
  exCouponCounted: maybe(text),
  settlementDays: maybe(int),
  accruedDecimals: maybe(int),
  accruedPer: maybe(text),
  capitalisedUntil: maybe(date),
  fixingObservation: maybe(oneOf(...OBSERVATIONS)),
  fixingLag: maybe(int),
  observationShift: maybe(bool),
  rateMultiplier: maybe(float),
  rateFloor: maybe(float),
  rateCap: maybe(float),
  rateProjection: maybe(oneOf(...RATE_PROJECTIONS)),
};

export const termsColumns = sql`
  face_value::float8 as "faceValue", coupon_type as "couponType", coupon_rate::float8 as "couponRate",
  reference_rate as "baseRate", coupons_per_year as "couponsPerYear", day_count as "dayCount", issued_on as "issuedOn",
  matures_on as "maturesOn", is_perpetual as "isPerpetual", defaulted_on as "defaultedOn", issuer_type as sector,
  index_ratio::float8 as "indexRatio", index_ratio_on as "indexRatioOn", first_coupon_on as "firstCouponOn",
  convention, period_days as "periodDays", period_months as "periodMonths", last_regular_coupon_on as "lastRegularCouponOn",
  keeps_month_end as "keepsMonthEnd", payment_calendar as calendar,
  business_day_rule as "businessDayRule", accrues_to_payment as "accruesToPayment", ex_coupon_days as "exCouponDays",
  ex_coupon_counted as "exCouponCounted", settlement_days as "settlementDays", accrued_decimals as "accruedDecimals",
  accrued_per as "accruedPer", capitalised_until as "capitalisedUntil",
  fixing_observation as "fixingObservation", fixing_lag as "fixingLag", observation_shift as "observationShift",
  rate_multiplier::float8 as "rateMultiplier", rate_floor::float8 as "rateFloor", rate_cap::float8 as "rateCap",
  rate_projection as "rateProjection"`;

const storedBondRow = {
  ...termsRow,
  coupons: json<StoredBond['coupons']>(),
  redemptions: json<StoredBond['redemptions']>(),
  /** When holder or issuer may end it, in order; the price in percent of the principal then outstanding. */
  options: json<StoredBond['options']>(),
};

/** The terms of these bonds as they are stored, by the bond's id; what is no bond is left out. */
export async function findStoredBonds(
  database: Database,
  ids: readonly number[],
): Promise<Map<number, StoredBond>> {
  if (ids.length === 0) return new Map();
  const rows = await query({ ...storedBondRow, id: int })`
    select instrument_id as id, ${termsColumns},
           coalesce((
             select json_agg(json_build_object(
                      'startsOn', starts_on, 'day', day, 'rate', rate::float8, 'amount', amount::float8) order by day)
               from bond_coupon where bond_id = instrument_id
           ), '[]') as coupons,
           coalesce((
             select json_agg(json_build_object('day', day, 'share', percent::float8) order by day)
               from bond_redemption where bond_id = instrument_id
           ), '[]') as redemptions,
           coalesce((
             select json_agg(json_build_object('kind', kind, 'day', day, 'price', price::float8) order by day, kind)
               from bond_option where bond_id = instrument_id
           ), '[]') as options
      from bond where instrument_id = any(${ids}::int[])`.all(database);
  return new Map(rows.map(({ id, ...stored }) => [id, stored]));
}
