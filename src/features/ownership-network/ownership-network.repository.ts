import { issuerObject } from '#market/issuers/issuers.repository.ts';
import type { NamedIssuer } from '#market/issuers/to-linked-issuer.ts';
import { RELATION_TYPES } from '#market/ownership/issuer-relations/relation-role.ts';
import { bool, float, int, json, maybe, oneOf, type RowOf } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';

/** What a reader can still take in; the nearest and the largest are kept. */
const MOST_RELATIONS = 1_000;
const STEPS = 2;

const foundRelationRow = {
  fromId: int,
  issuer: json<NamedIssuer>(),
  type: oneOf(...RELATION_TYPES),
  /** As seen from the related issuer's side. */
  isBackwards: bool,
  share: maybe(float),
};
export type FoundRelation = RowOf<typeof foundRelationRow>;

/** The relations up to two steps around an issuer, each once and shown from the end that is nearer to it. */
export async function findRelationsAround(database: Database, issuerId: number): Promise<FoundRelation[]> {
  return query(foundRelationRow)`
    with recursive walked as (
      select ${issuerId}::int as id, 0 as steps
      union
      select case when issuer_id = walked.id then related_issuer_id else issuer_id end, steps + 1
        from walked join issuer_relation on issuer_id = walked.id or related_issuer_id = walked.id
       where steps < ${STEPS}
    ), reached as (
      select id, min(steps) as steps from walked group by id
    )
    select case when is_backwards then relation.related_issuer_id else relation.issuer_id end as "fromId",
           ${issuerObject} as issuer, relation_type as "type", is_backwards as "isBackwards", stake::float8 as share
      from issuer_relation relation
      join reached issuer_end on issuer_end.id = relation.issuer_id
      join reached related_end on related_end.id = relation.related_issuer_id
     cross join lateral (select related_end.steps < issuer_end.steps as is_backwards) as direction
      join issuer on issuer.id = case when is_backwards then relation.issuer_id else relation.related_issuer_id end
     where least(issuer_end.steps, related_end.steps) < ${STEPS}
     order by least(issuer_end.steps, related_end.steps), stake desc nulls last, issuer.name, relation.id
     limit ${MOST_RELATIONS}`.all(database);
}
