import { island, loadIslands } from '#platform/islands/island.tsx';

export const YieldOverview = island('YieldOverview', () =>
  import('#features/yield-overview/YieldOverview.tsx').then((it) => it.YieldOverview),
);

export const islands = [YieldOverview];
if (import.meta.env.SSR) await loadIslands(islands);
