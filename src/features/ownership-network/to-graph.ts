import type { Format } from '#platform/i18n/format.ts';
import type { Graph } from '#ui/network-graph/graph.ts';
import type { NetworkRow } from './ownership-network.contract.ts';
import { issuerOf } from './ownership-network.wire.ts';

/** The rows of the documents as nodes and links: an issuer is one node, however many relations it has. */
export function toGraph(
  rows: readonly NetworkRow[],
  mainIssuerId: number,
  format: Pick<Format, 'percent'>,
  link: (path: string) => string,
): Graph {
  const issuers = rows.map(issuerOf);
  const nodes = new Map(issuers.map(({ id, name, url }) => [id, { id: String(id), name, href: link(url) }]));
  return {
    mainId: String(mainIssuerId),
    nodes: [...nodes.values()],
    links: issuers.flatMap(({ id, fromId, relation, share }) =>
      fromId === null || !nodes.has(fromId)
        ? []
        : [
            {
              from: String(fromId),
              to: String(id),
              relation: relation ?? '',
              text: share === null ? '' : format.percent(share, 2),
            },
          ],
    ),
  };
}
