import { hasIssuer } from '#market/issuers/issuers.repository.ts';
import { toLinkedIssuer } from '#market/issuers/to-linked-issuer.ts';
import { relationRole } from '#market/ownership/issuer-relations/relation-role.ts';
import { relationWords } from '#market/ownership/issuer-relations/relation-words.server.ts';
import type { PageContext } from '#platform/http/context.server.ts';
import { handle } from '#platform/http/door.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import { DIRECTION_OF } from './direction.ts';
import { type RelatedIssuer, readRelatedIssuers } from './related-issuers.contract.ts';
import { findDirectRelations } from './related-issuers.repository.ts';

export const serveRelatedIssuers = handle(readRelatedIssuers, async ({ params }, context) => {
  const related = await loadRelatedIssuers(context, params.issuerId);
  if (!related && !(await hasIssuer(context.database, params.issuerId))) throw new Refusal('not_found');
  return related ?? [];
});

/** Null where the issuer has no relations. */
export async function loadRelatedIssuers(
  context: Pick<PageContext, 'database' | 'labels' | 'language'>,
  issuerId: number,
): Promise<RelatedIssuer[] | null> {
  const relations = await findDirectRelations(context.database, issuerId);
  if (relations.length === 0) return null;
  const t = relationWords(context);
  return relations.map(({ issuer, type, isBackwards, share }) => {
    const role = relationRole(type, isBackwards);
    return {
      ...toLinkedIssuer(issuer, context.language),
      rel_type: role,
      rel_type_name: t(`role_${role}`),
      direction: DIRECTION_OF[role],
      share,
    };
  });
}
