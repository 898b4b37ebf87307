import { localizedName } from '#domain/languages/localized-name.ts';
import { Refusal } from '#foundation/refusals/refusal.ts';
import type { PageContext } from '#foundation/web/context.server.ts';
import { handle } from '#foundation/web/door.server.ts';
import type english from './labels/eng.json';
import { type NetworkRow, readOwnershipNetwork } from './ownership-network.contract.ts';
import { findIssuer, findRelationsAround, type RelatedIssuer } from './ownership-network.repository.ts';
import { relationRole } from './relation-role.ts';

export const serveOwnershipNetwork = handle(readOwnershipNetwork, async ({ params }, context) => {
  const rows = await findOwnershipNetwork(context, params.emitentId);
  if (!rows) throw new Refusal('not_found');
  return rows;
});

/** Null when there is no such issuer. One without relations is alone in its network. */
export async function findOwnershipNetwork(
  { database, labels, language }: Pick<PageContext, 'database' | 'labels' | 'language'>,
  issuerId: number,
): Promise<NetworkRow[] | null> {
  const [main, relations] = await Promise.all([
    findIssuer(database, issuerId),
    findRelationsAround(database, issuerId),
  ]);
  if (!main) return null;
  const t = labels.translator(['ownership-network'], language).of<keyof typeof english>('ownership-network');
  const toRow = (issuer: RelatedIssuer) => ({
    emitent_id: issuer.id,
    emitent_name: localizedName(issuer.name, issuer.names, language),
    emitent_url: issuer.stockStringId && `/stocks/${issuer.stockStringId}/`,
  });
  return [
    { ...toRow(main), rel_type_name: null, share: null, from_emitent_id: null },
    ...relations.map(({ issuer, fromId, type, isBackwards, share }) => ({
      ...toRow(issuer),
      rel_type_name: t(`role_${relationRole(type, isBackwards)}`),
      share,
      from_emitent_id: fromId,
    })),
  ];
}
