import { sql } from 'kysely';
import type { Database } from '#platform/database/database.server.ts';

export interface ShownIssuers {
  readonly few: number | null;
  readonly many: number | null;
  readonly long: number | null;
  readonly empty: number | null;
}

/** An issuer for each state of a network: about seven relations, the most, the longest name, and none. */
export async function findShownIssuers(database: Database): Promise<ShownIssuers> {
  const { rows } = await sql<ShownIssuers>`
    with counted as (
      select issuer.id, length(issuer.name) as name_length, count(relation.id) as relations
        from issuer
        left join issuer_relation relation on issuer.id in (relation.issuer_id, relation.related_issuer_id)
       where issuer.id <= 500
       group by issuer.id
    )
    select (select id from counted where relations between 5 and 9 order by abs(relations - 7), id limit 1) as few,
           (select id from counted where relations > 0 order by relations desc, id limit 1) as many,
           (select id from counted where relations > 2 order by name_length desc, id limit 1) as long,
           (select id from counted where relations = 0 order by id limit 1) as empty`.execute(database);
  return rows[0] ?? { few: null, many: null, long: null, empty: null };
}
