import type { PageContext } from '#foundation/web/door.server.ts';
import type { Unopened } from '#foundation/web/sealed.ts';
import type { ChoicesShowcaseData } from './choices-showcase.contract.ts';

export async function loadChoicesShowcase(_: PageContext): Promise<Unopened<ChoicesShowcaseData>> {
  return {};
}
