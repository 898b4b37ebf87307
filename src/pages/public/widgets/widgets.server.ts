import { load } from '#platform/http/door.server.ts';
import { loadBlockShowcase } from './block-showcase/block-showcase.server.ts';
import { loadChartShowcase } from './chart-showcase/chart-showcase.server.ts';
import { loadChoicesShowcase } from './choices-showcase/choices-showcase.server.ts';
import type { Family } from './families.ts';
import { loadNetworkShowcase } from './network-showcase/network-showcase.server.ts';
import { loadTableShowcase } from './table-showcase/table-showcase.server.ts';
import { widgetsPage } from './widgets.contract.ts';

/** Reads only what the address shows. */
export const loadWidgetsPage = load(widgetsPage, async ({ params, query }, context) => {
  const { family = null } = params;
  const isShown = (one: Family) => family === null || family === one;
  const [table, choices, network, block, chart] = await Promise.all([
    isShown('table') ? loadTableShowcase(context) : null,
    isShown('choices') ? loadChoicesShowcase(context, query.kind) : null,
    isShown('network') ? loadNetworkShowcase(context) : null,
    isShown('block') ? loadBlockShowcase(context) : null,
    isShown('chart') ? loadChartShowcase(context) : null,
  ]);
  return { today: context.today, family, table, choices, network, block, chart };
});
