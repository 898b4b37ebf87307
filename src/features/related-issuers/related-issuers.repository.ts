import { sql } from 'kysely';
import { issuerObject } from '#market/issuers/issuers.repository.ts';
import type { NamedIssuer } from '#market/issuers/to-linked-issuer.ts';
import type { RelationType } from '#market/ownership/issuer-relations/relation-role.ts';
import type { Database } from '#platform/database/database.server.ts';

export interface DirectRelation {
  readonly issuer: NamedIssuer;
  readonly type: RelationType;
  /** As seen from the related issuer's side. */
  readonly isBackwards: boolean;
  readonly share: number | null;
}

/** Far more than any issuer has; the smallest shares are left out. */
const MOST_RELATIONS = 500;

export async function findDirectRelations(database: Database, issuerId: number): Promise<DirectRelation[]> {
  const { rows } = await sql<DirectRelation>`
    select ${issuerObject} as issuer, relation_type as "type", related_issuer_id = ${issuerId} as "isBackwards",
           stake::float8 as share
      from issuer_relation
      join issuer on issuer.id = case when related_issuer_id = ${issuerId} then issuer_id else related_issuer_id end
     where issuer_id = ${issuerId} or related_issuer_id = ${issuerId}
     order by issuer_relation.stake desc nulls last, issuer.name, issuer_relation.id
     limit ${MOST_RELATIONS}`.execute(database);
  return rows;
}
