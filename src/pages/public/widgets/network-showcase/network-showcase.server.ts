import { findNetworkPicture } from '#features/ownership-network/network-picture.server.ts';
import { issuerOf } from '#features/ownership-network/ownership-network.wire.ts';
import { readBrand } from '#platform/brands/brands.ts';
import type { Unopened } from '#platform/contract/sealed.ts';
import type { PageContext } from '#platform/http/context.server.ts';
import type { DrawnIssuer, NetworkShowcaseData } from './network-showcase.contract.ts';
import { findShownIssuers } from './network-showcase.repository.ts';

export async function loadNetworkShowcase(context: PageContext): Promise<Unopened<NetworkShowcaseData>> {
  const { few, many, long, empty } = await findShownIssuers(context.database);
  const draw = async (id: number | null): Promise<DrawnIssuer | null> => {
    const network = id === null ? null : await findNetworkPicture(context, id);
    const [first] = network?.rows ?? [];
    if (!network || !first) return null;
    const { id: mainId, name } = issuerOf(first);
    return { id: mainId, name, network };
  };
  return {
    siteName: readBrand(context.brand).name,
    few: await draw(few),
    many: await draw(many),
    long: await draw(long),
    empty: await draw(empty),
  };
}
