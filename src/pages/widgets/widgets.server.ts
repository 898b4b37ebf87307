import { load } from '#foundation/web/door.server.ts';
import { loadChoicesShowcase } from './choices-showcase/choices-showcase.server.ts';
import { loadNetworkShowcase } from './network-showcase/network-showcase.server.ts';
import { loadTableShowcase } from './table-showcase/table-showcase.server.ts';
import { widgetsPage } from './widgets.contract.ts';

export const loadWidgetsPage = load(widgetsPage, async ({ query }, context) => {
  const [table, choices, network] = await Promise.all([
    loadTableShowcase(context),
    loadChoicesShowcase(context, query.kind),
    loadNetworkShowcase(context),
  ]);
  return { today: context.today, table, choices, network };
});
