import { sql } from 'kysely';
import type { NameTable } from '#domain/languages/localized-name.ts';
import { latestGrade } from '#market/bonds/latest-grade.repository.ts';
import { date, float, int, json, maybe, type RowOf, text } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';

const ownRow = { duration: float, spread: maybe(float), grade: maybe(text) };

/** Null where the bond has no duration. */
export async function findOwnMeasure(
  database: Database,
  bondId: number,
): Promise<RowOf<typeof ownRow> | null> {
  return query(ownRow)`
    select modified_duration as duration, g_spread as spread,
           (${latestGrade(sql.ref('instrument.id'), sql.ref('instrument.issuer_id'))}) as grade
      from bond_measure join instrument on instrument.id = bond_id
     where bond_id = ${bondId} and modified_duration is not null`.first(database);
}

const nearRow = {
  id: int,
  stringId: text,
  name: text,
  names: json<NameTable>(),
  issuerName: text,
  issuerNames: json<NameTable>(),
  maturesOn: maybe(date),
  grade: maybe(text),
  yield: maybe(float),
  duration: float,
  spread: maybe(float),
};
export type NearBond = RowOf<typeof nearRow>;

/** On either side of the duration; enough to find the rating among them. */
const MOST_NEAR = 60;

/** Of other issuers in the same currency. */
export async function findNearBonds(
  database: Database,
  { bondId, duration }: { bondId: number; duration: number },
): Promise<NearBond[]> {
  const near = (side: ReturnType<typeof sql>) => sql`
    (select measure.bond_id, measure.modified_duration, measure.leading_yield, measure.g_spread
       from bond_measure measure
       join instrument other on other.id = measure.bond_id
       join instrument own on own.id = ${bondId}
      where other.currency = own.currency and other.issuer_id <> own.issuer_id and other.status = 'active' and ${side}
      limit ${MOST_NEAR})`;
  return query(nearRow)`
    select instrument.id, instrument.string_id as "stringId", instrument.name, instrument.names,
           issuer.name as "issuerName", issuer.names as "issuerNames", matures_on as "maturesOn",
           (${latestGrade(sql.ref('instrument.id'), sql.ref('instrument.issuer_id'))}) as grade,
           near.leading_yield as yield, near.modified_duration as duration, near.g_spread as spread
      from (${near(sql`measure.modified_duration >= ${duration} order by measure.modified_duration`)}
            union all
            ${near(sql`measure.modified_duration < ${duration} order by measure.modified_duration desc`)}) near
      join instrument on instrument.id = near.bond_id
      join bond on bond.instrument_id = instrument.id
      join issuer on issuer.id = instrument.issuer_id`.all(database);
}
