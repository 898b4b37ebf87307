import { int, maybe, type RowOf } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';

const shownIssuersRow = { few: maybe(int), many: maybe(int), long: maybe(int), empty: maybe(int) };
export type ShownIssuers = RowOf<typeof shownIssuersRow>;

/** An issuer for each state of a network: about seven relations, the most, the longest name, and none. */
export async function findShownIssuers(database: Database): Promise<ShownIssuers> {
  return query(shownIssuersRow)`
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
           (select id from counted where relations = 0 order by id limit 1) as empty`.one(database);
}
