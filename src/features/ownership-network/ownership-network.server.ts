import { localizedName } from '#domain/languages/localized-name.ts';
import { entityPath } from '#domain/search/categories.ts';
import { findNamedIssuer } from '#market/issuers/issuers.repository.ts';
import type { NamedIssuer } from '#market/issuers/to-linked-issuer.ts';
import { relationRole } from '#market/ownership/issuer-relations/relation-role.ts';
import { relationWords } from '#market/ownership/issuer-relations/relation-words.server.ts';
import type { PageContext } from '#platform/http/context.server.ts';
import { handle } from '#platform/http/door.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import { type NetworkRow, readOwnershipNetwork } from './ownership-network.contract.ts';
import { findRelationsAround } from './ownership-network.repository.ts';
import { toNetworkRow } from './ownership-network.wire.ts';

export const serveOwnershipNetwork = handle(readOwnershipNetwork, async ({ params }, context) => {
  const rows = await findOwnershipNetwork(context, params.issuerId);
  if (!rows) throw new Refusal('not_found');
  return rows;
});

/** Null when there is no such issuer. One without relations is alone in its network. */
export async function findOwnershipNetwork(
  context: Pick<PageContext, 'database' | 'labels' | 'language'>,
  issuerId: number,
): Promise<NetworkRow[] | null> {
  const { database, language } = context;
  const [main, relations] = await Promise.all([
    findNamedIssuer(database, issuerId),
    findRelationsAround(database, issuerId),
  ]);
  if (!main) return null;
  const t = relationWords(context);
  const named = ({ id, name, names, stringId }: NamedIssuer) => ({
    id,
    name: localizedName(name, names, language),
    url: entityPath('companies', stringId),
  });
  return [
    toNetworkRow({ ...named(main), relation: null, fromId: null, share: null }),
    ...relations.map(({ issuer, fromId, type, isBackwards, share }) =>
      toNetworkRow({
        ...named(issuer),
        relation: t(`role_${relationRole(type, isBackwards)}`),
        fromId,
        share,
      }),
    ),
  ];
}
