import { lazyNearViewport } from '#ui/near-viewport/lazy-near-viewport.tsx';

/** What stands below the first screen: drawn with the page, its script loaded when a reader comes near. */
const yields = lazyNearViewport({
  load: () => import('#features/yield-overview/YieldOverview.tsx').then((it) => it.YieldOverview),
});
const coming = lazyNearViewport({
  load: () => import('#features/market-payments/MarketPayments.tsx').then((it) => it.MarketPayments),
});
const news = lazyNearViewport({
  load: () => import('#features/news/MarketNews.tsx').then((it) => it.MarketNews),
});

if (import.meta.env.SSR) await Promise.all([yields, coming, news].map(({ prepare }) => prepare()));

export const YieldOverview = yields.Part;
export const MarketPayments = coming.Part;
export const MarketNews = news.Part;
