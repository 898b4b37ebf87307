import { sql } from 'kysely';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { NameTable } from '#domain/languages/localized-name.ts';
import { latestGrade } from '#market/bonds/latest-grade.repository.ts';
import { bondSector, bondStatus, couponType } from '#market/instruments/instrument-columns.server.ts';
import {
  bool,
  date,
  float,
  int,
  json,
  listOf,
  maybe,
  oneOf,
  type RowOf,
  text,
} from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';
import { chooseInstruments } from './choose.repository.ts';
import type { Chosen } from './chosen.ts';

const bondRow = {
  id: int,
  stringId: text,
  name: text,
  names: json<NameTable>(),
  status: bondStatus,
  isin: maybe(text),
  currency: text,
  issuerName: text,
  issuerNames: json<NameTable>(),
  issuerStringId: text,
  country: text,
  industryCode: text,
  industryNames: json<NameTable>(),
  sector: bondSector,
  grade: maybe(text),
  couponType: maybe(couponType),
  couponRate: maybe(float),
  baseRate: maybe(text),
  maturesOn: maybe(date),
  isPerpetual: bool,
  options: listOf(oneOf('put', 'call')),
  volume: maybe(float),
  price: maybe(float),
  leadingYield: maybe(float),
  ytm: maybe(float),
  modified: maybe(float),
  spread: maybe(float),
  currentYield: maybe(float),
  zSpread: maybe(float),
  day: maybe(date),
};
export type BondRow = RowOf<typeof bondRow>;

/** By name; what follows from a price was computed before and is only read. */
export async function findBondRows(
  database: Database,
  chosen: Chosen,
  today: CalendarDay,
): Promise<BondRow[]> {
  return query(bondRow)`
    with chosen as materialized (${chooseInstruments('bond', chosen)})
    select chosen.id, chosen.string_id as "stringId", chosen.name, chosen.names, chosen.status, chosen.isin,
           chosen.currency, issuer.name as "issuerName", issuer.names as "issuerNames",
           issuer.string_id as "issuerStringId", issuer.country,
           industry.code as "industryCode", industry.names as "industryNames",
           bond.issuer_type as sector, (${latestGrade(sql`chosen.id`, sql`chosen.issuer_id`)}) as grade, bond.coupon_type as "couponType", bond.coupon_rate::float8 as "couponRate",
           bond.reference_rate as "baseRate", bond.matures_on as "maturesOn", bond.is_perpetual as "isPerpetual",
           array(select distinct kind from bond_option
                  where bond_id = chosen.id and day >= ${today} and kind <> 'make_whole' order by kind desc) as options,
           (bond.face_value * bond.units_issued / 1000000)::float8 as volume,
           measure.price, measure.leading_yield as "leadingYield", measure.ytm, measure.modified_duration as modified, measure.g_spread as spread,
           measure.current_yield as "currentYield", measure.z_spread as "zSpread", measure.day
      from chosen
      join bond on bond.instrument_id = chosen.id
      join issuer on issuer.id = chosen.issuer_id
      join industry on industry.id = issuer.industry_id
      left join bond_measure measure on measure.bond_id = chosen.id
     order by chosen.name, chosen.id`.all(database);
}
