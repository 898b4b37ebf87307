import { formatOf } from '#foundation/i18n/format.ts';
import type { PageContext } from '#foundation/web/context.server.ts';
import { layoutGraph } from '#ui/network-graph/layout.ts';
import type { NetworkPicture } from './network-picture.contract.ts';
import { findOwnershipNetwork } from './ownership-network.server.ts';
import { toGraph } from './to-graph.ts';

/** The network of an issuer, laid out once for all readers of its language. Null when there is no such issuer. */
export async function findNetworkPicture(
  context: Pick<PageContext, 'database' | 'labels' | 'language'>,
  issuerId: number,
): Promise<NetworkPicture | null> {
  const rows = await findOwnershipNetwork(context, issuerId);
  if (!rows) return null;
  const graph = toGraph(rows, issuerId, formatOf(context.language), (path) => path);
  return { rows, places: [...layoutGraph(graph, 'normal')] };
}
