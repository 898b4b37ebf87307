import { FigurePanel as FigurePanelView } from '#features/explain-figure/FigurePanel.tsx';
import { WatchButton as WatchButtonView } from '#features/watch-button/WatchButton.tsx';
import { SectionMenu } from '#page-parts/entity-sections/section-menu.island.ts';
import { island, loadIslands, readyIsland } from '#platform/islands/island.tsx';

export const WatchButton = readyIsland('WatchButton', WatchButtonView);
export const FigurePanel = readyIsland('FigurePanel', FigurePanelView);

export const ListingChart = island(
  'ListingChart',
  () => import('#page-parts/listing-chart/ListingChart.tsx').then((it) => it.ListingChart),
  { when: 'idle', uses: 'page' },
);
export const FundTracking = island('FundTracking', () =>
  import('#features/fund-tracking/FundTracking.tsx').then((it) => it.FundTracking),
);
export const EtfHoldings = island('EtfHoldings', () =>
  import('#features/etf-holdings/EtfHoldings.tsx').then((it) => it.EtfHoldings),
);
export const Dividends = island('Dividends', () =>
  import('#features/dividends/Dividends.tsx').then((it) => it.Dividends),
);
export const News = island('News', () => import('#features/news/News.tsx').then((it) => it.News));

export const islands = [
  WatchButton,
  FigurePanel,
  ListingChart,
  SectionMenu,
  FundTracking,
  EtfHoldings,
  Dividends,
  News,
];
if (import.meta.env.SSR) await loadIslands(islands);
