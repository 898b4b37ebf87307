import { ExplainPanel as ExplainPanelView } from '#features/explain-number/ExplainPanel.tsx';
import { WatchButton as WatchButtonView } from '#features/watch-button/WatchButton.tsx';
import { SectionMenu } from '#page-parts/entity-sections/section-menu.island.ts';
import { issuerIslands } from '#page-parts/issuer-blocks/issuer.islands.ts';
import { island, loadIslands, readyIsland } from '#platform/islands/island.tsx';
import { BondChart as BondChartView } from './BondChart.tsx';

export const WatchButton = readyIsland('WatchButton', WatchButtonView);
export const BondChart = readyIsland('BondChart', BondChartView);
export const ExplainPanel = readyIsland('ExplainPanel', ExplainPanelView);

export const BondYields = island('BondYields', () =>
  import('#features/bond-yields/BondYields.tsx').then((it) => it.BondYields),
);
export const BondSchedule = island('BondSchedule', () =>
  import('#features/bond-schedule/BondSchedule.tsx').then((it) => it.BondSchedule),
);
export const BondParameters = island('BondParameters', () =>
  import('./BondParameters.tsx').then((it) => it.BondParameters),
);
export const ExchangeTable = island('ExchangeTable', () =>
  import('#features/exchange-table/ExchangeTable.tsx').then((it) => it.ExchangeTable),
);
export const BondCalculation = island('BondCalculation', () =>
  import('./BondCalculation.tsx').then((it) => it.BondCalculation),
);
export const BondRatings = island('BondRatings', () =>
  import('#features/bond-ratings/BondRatings.tsx').then((it) => it.BondRatings),
);
export const Placements = island('Placements', () =>
  import('#features/placements/Placements.tsx').then((it) => it.Placements),
);

export const islands = [
  WatchButton,
  BondChart,
  ExplainPanel,
  SectionMenu,
  ...issuerIslands,
  BondYields,
  BondSchedule,
  BondParameters,
  ExchangeTable,
  BondCalculation,
  BondRatings,
  Placements,
];
if (import.meta.env.SSR) await loadIslands(islands);
