import { island, loadIslands } from '#platform/islands/island.tsx';

export const CompareChart = island('CompareChart', () =>
  import('./CompareChart.tsx').then((it) => it.CompareChart),
);
export const ExcelLink = island('ExcelLink', () =>
  import('#ui/export-range/ExcelLink.tsx').then((it) => it.ExcelLink),
);

export const BondHoldings = island('BondHoldings', () =>
  import('#features/bond-holdings/BondHoldings.tsx').then((it) => it.BondHoldings),
);

export const islands = [CompareChart, ExcelLink, BondHoldings];
if (import.meta.env.SSR) await loadIslands(islands);
