import type { PageContext } from '#platform/http/context.server.ts';
import { formatOf } from '#platform/i18n/format.ts';
import { layoutGraph } from '#ui/network-graph/layout.ts';
import type { NetworkPicture } from './network-picture.contract.ts';
import { findOwnershipNetwork } from './ownership-network.server.ts';
import { toGraph } from './to-graph.ts';

type NetworkContext = Pick<PageContext, 'database' | 'labels' | 'language'>;

/** What the section of a page shows; null where the issuer has no relations. */
export async function loadOwnershipNetwork(
  context: NetworkContext,
  issuerId: number,
): Promise<NetworkPicture | null> {
  const picture = await findNetworkPicture(context, issuerId);
  return picture && picture.rows.length > 1 ? picture : null;
}

/** The network of an issuer, laid out once for all readers of its language. Null when there is no such issuer. */
export async function findNetworkPicture(
  context: NetworkContext,
  issuerId: number,
): Promise<NetworkPicture | null> {
  const rows = await findOwnershipNetwork(context, issuerId);
  if (!rows) return null;
  const graph = toGraph(rows, issuerId, formatOf(context.language), (path) => path);
  return { rows, places: [...layoutGraph(graph, 'normal')] };
}
