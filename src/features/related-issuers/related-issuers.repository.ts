import { issuerObject } from '#market/issuers/issuers.repository.ts';
import type { NamedIssuer } from '#market/issuers/to-linked-issuer.ts';
import { RELATION_TYPES } from '#market/ownership/issuer-relations/relation-role.ts';
import { bool, float, json, maybe, oneOf, type RowOf } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';

const directRelationRow = {
  issuer: json<NamedIssuer>(),
  type: oneOf(...RELATION_TYPES),
  /** As seen from the related issuer's side. */
  isBackwards: bool,
  share: maybe(float),
};
export type DirectRelation = RowOf<typeof directRelationRow>;

/** Far more than any issuer has; the smallest shares are left out. */
const MOST_RELATIONS = 500;

export async function findDirectRelations(database: Database, issuerId: number): Promise<DirectRelation[]> {
  return query(directRelationRow)`
    select ${issuerObject} as issuer, relation_type as "type", related_issuer_id = ${issuerId} as "isBackwards",
           stake::float8 as share
      from issuer_relation
      join issuer on issuer.id = case when related_issuer_id = ${issuerId} then issuer_id else related_issuer_id end
     where issuer_id = ${issuerId} or related_issuer_id = ${issuerId}
     order by issuer_relation.stake desc nulls last, issuer.name, issuer_relation.id
     limit ${MOST_RELATIONS}`.all(database);
}
