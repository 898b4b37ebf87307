import { type RawBuilder, sql } from 'kysely';

/** Selects the grade that a bond is known by: the latest of its own, or else of its issuer. */
export const latestGrade = (bondId: RawBuilder<unknown>, issuerId: RawBuilder<unknown>) => sql`
  select symbol as grade from rating
   where rating.issuer_id = ${issuerId} and (rating.bond_id = ${bondId} or rating.bond_id is null)
   order by rating.bond_id is null, assigned_on desc, agency limit 1`;
