import { island, loadIslands } from '#platform/islands/island.tsx';

export const YieldOverview = island('YieldOverview', () =>
  import('#features/yield-overview/YieldOverview.tsx').then((it) => it.YieldOverview),
);
export const MarketPayments = island('MarketPayments', () =>
  import('#features/market-payments/MarketPayments.tsx').then((it) => it.MarketPayments),
);
export const MarketNews = island('MarketNews', () =>
  import('#features/news/MarketNews.tsx').then((it) => it.MarketNews),
);

export const MarketLeaders = island('MarketLeaders', () =>
  import('#features/leaders/MarketLeaders.tsx').then((it) => it.MarketLeaders),
);
export const IndexOverview = island('IndexOverview', () =>
  import('#features/index-overview/IndexOverview.tsx').then((it) => it.IndexOverview),
);

export const islands = [IndexOverview, MarketLeaders, YieldOverview, MarketPayments, MarketNews];
if (import.meta.env.SSR) await loadIslands(islands);
