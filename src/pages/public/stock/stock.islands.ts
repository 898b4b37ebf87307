import { FigurePanel as FigurePanelView } from '#features/explain-figure/FigurePanel.tsx';
import { SectionMenu } from '#page-parts/entity-sections/section-menu.island.ts';
import { issuerIslands } from '#page-parts/issuer-blocks/issuer.islands.ts';
import { island, loadIslands, readyIsland } from '#platform/islands/island.tsx';
import { StockTop as StockTopView } from './StockTop.tsx';

export const StockTop = readyIsland('StockTop', StockTopView);
export const FigurePanel = readyIsland('FigurePanel', FigurePanelView);
export const StockGraph = island('StockGraph', () => import('./StockGraph.tsx').then((it) => it.StockGraph), {
  when: 'idle',
  uses: 'page',
});
export const StockDynamics = island(
  'StockDynamics',
  () => import('./StockDynamics.tsx').then((it) => it.StockDynamics),
  { uses: 'page' },
);
export const StockVenues = island(
  'StockVenues',
  () => import('./StockVenues.tsx').then((it) => it.StockVenues),
  { uses: 'page' },
);

export const Dividends = island('Dividends', () =>
  import('#features/dividends/Dividends.tsx').then((it) => it.Dividends),
);
export const IfrsStatements = island('IfrsStatements', () =>
  import('#features/ifrs-report/IfrsStatements.tsx').then((it) => it.IfrsStatements),
);
export const Leaders = island('Leaders', () =>
  import('#features/leaders/Leaders.tsx').then((it) => it.Leaders),
);

export const islands = [
  StockTop,
  FigurePanel,
  StockGraph,
  StockDynamics,
  StockVenues,
  SectionMenu,
  Dividends,
  IfrsStatements,
  Leaders,
  ...issuerIslands,
];
if (import.meta.env.SSR) await loadIslands(islands);
