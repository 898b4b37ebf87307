import type { PageContext } from '#foundation/web/door.server.ts';
import type { Unopened } from '#foundation/web/sealed.ts';
import type { NetworkShowcaseData } from './network-showcase.contract.ts';

export async function loadNetworkShowcase(_: PageContext): Promise<Unopened<NetworkShowcaseData>> {
  return {};
}
