import { FigurePanel as FigurePanelView } from '#features/explain-figure/FigurePanel.tsx';
import { ExplainPanel as ExplainPanelView } from '#features/explain-number/ExplainPanel.tsx';
import { WatchButton as WatchButtonView } from '#features/watch-button/WatchButton.tsx';
import { SectionMenu } from '#page-parts/entity-sections/section-menu.island.ts';
import { issuerIslands } from '#page-parts/issuer-blocks/issuer.islands.ts';
import { island, loadIslands, readyIsland } from '#platform/islands/island.tsx';

export const WatchButton = readyIsland('WatchButton', WatchButtonView);
export const ExplainPanel = readyIsland('ExplainPanel', ExplainPanelView);
export const FigurePanel = readyIsland('FigurePanel', FigurePanelView);

export const BondChart = island('BondChart', () => import('./BondChart.tsx').then((it) => it.BondChart), {
  when: 'idle',
  uses: 'page',
});
export const BondYields = island('BondYields', () =>
  import('#features/bond-yields/BondYields.tsx').then((it) => it.BondYields),
);
export const BondSchedule = island('BondSchedule', () =>
  import('#features/bond-schedule/BondSchedule.tsx').then((it) => it.BondSchedule),
);
export const BondCalculation = island('BondCalculation', () =>
  import('./BondCalculation.tsx').then((it) => it.BondCalculation),
);

export const IssuerCurve = island('IssuerCurve', () =>
  import('#features/issuer-curve/IssuerCurve.tsx').then((it) => it.IssuerCurve),
);

export const islands = [
  WatchButton,
  BondChart,
  ExplainPanel,
  FigurePanel,
  SectionMenu,
  ...issuerIslands,
  BondYields,
  IssuerCurve,
  BondSchedule,
  BondCalculation,
];
if (import.meta.env.SSR) await loadIslands(islands);
