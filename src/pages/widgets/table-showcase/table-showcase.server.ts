import type { PageContext } from '#foundation/web/door.server.ts';
import type { Unopened } from '#foundation/web/sealed.ts';
import type { TableShowcaseData } from './table-showcase.contract.ts';

export async function loadTableShowcase(_: PageContext): Promise<Unopened<TableShowcaseData>> {
  return {};
}
