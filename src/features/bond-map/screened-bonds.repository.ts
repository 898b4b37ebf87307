import { sql } from 'kysely';
import { latestGrade } from '#market/bonds/latest-grade.repository.ts';
import { float, int, maybe, type RowOf, text } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';

/** What of a bond the map can be narrowed by, and where it stands on any of its axes. */
const screenedBondRow = {
  id: int,
  currency: text,
  sector: text,
  kind: text,
  grade: maybe(text),
  yield: maybe(float),
  duration: maybe(float),
  price: float,
  years: maybe(float),
  modified: maybe(float),
  spread: maybe(float),
  z_spread: maybe(float),
  size: float,
};
export type ScreenedBond = RowOf<typeof screenedBondRow>;

/** The next ones by id, or these. */
type Chosen =
  | { readonly kind: 'after'; readonly id: number; readonly most: number }
  | { readonly kind: 'ids'; readonly ids: readonly number[] };

/** Active bonds with a price, by id. */
export async function findScreenedBonds(database: Database, chosen: Chosen): Promise<ScreenedBond[]> {
  const [where, most] =
    chosen.kind === 'ids'
      ? [sql`measured.bond_id = any(${chosen.ids}::int[])`, chosen.ids.length]
      : [sql`measured.bond_id > ${chosen.id}`, chosen.most];
  return query(screenedBondRow)`
    select instrument.id, currency, issuer_type as sector, coupon_type as kind, graded.grade, leading_yield as yield, macaulay_duration as duration, price,
           (matures_on - measured.day) / 365.0::float8 as years,
           modified_duration as modified, g_spread as spread, z_spread, coalesce(bond.face_value * bond.units_issued, 0)::float8 as size
      from bond_measure measured
      join bond on bond.instrument_id = measured.bond_id
      join instrument on instrument.id = measured.bond_id
      left join lateral (${latestGrade(sql`instrument.id`, sql`instrument.issuer_id`)}) graded on true
     where ${where} and price is not null and coupon_type is not null and instrument.status = 'active'
     order by measured.bond_id limit ${most}`.all(database);
}

/** More issuers than this are no name but a letter. */
const MOST_NAMED = 200;

/** The bonds of the issuer that is meant by its own id or, without such a one, of those whose names have the words in them. */
export async function findBondsOfIssuer(database: Database, text: string): Promise<number[]> {
  const like = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  const rows = await query({ id: int })`
    with meant as materialized (select id from issuer where string_id = ${text})
    select id from instrument
     where kind = 'bond' and issuer_id = any(array(
             select id from meant
             union all
             (select id from issuer where search_text like lower(${like}) and not exists (select from meant)
               order by id limit ${MOST_NAMED})))`.all(database);
  return rows.map(({ id }) => id);
}
