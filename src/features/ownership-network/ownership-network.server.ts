import { localizedName } from '#domain/languages/localized-name.ts';
import { entityPath } from '#domain/search/categories.ts';
import { relationRole } from '#foundation/issuer-relations/relation-role.ts';
import { relationWords } from '#foundation/issuer-relations/relation-words.server.ts';
import { findNamedIssuer } from '#foundation/issuers/issuers.repository.ts';
import type { NamedIssuer } from '#foundation/issuers/to-linked-issuer.ts';
import { Refusal } from '#foundation/refusals/refusal.ts';
import type { PageContext } from '#foundation/web/context.server.ts';
import { handle } from '#foundation/web/door.server.ts';
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
