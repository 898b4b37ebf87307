import { FigurePanel as FigurePanelView } from '#features/explain-figure/FigurePanel.tsx';
import { island, loadIslands, readyIsland } from '#platform/islands/island.tsx';

export const FigurePanel = readyIsland('FigurePanel', FigurePanelView);
export const YieldOverview = island('YieldOverview', () =>
  import('#features/yield-overview/YieldOverview.tsx').then((it) => it.YieldOverview),
);

export const OwnWatchlist = island('OwnWatchlist', () =>
  import('#features/own-watchlist/OwnWatchlist.tsx').then((it) => it.OwnWatchlist),
);

export const islands = [FigurePanel, YieldOverview, OwnWatchlist];
if (import.meta.env.SSR) await loadIslands(islands);
