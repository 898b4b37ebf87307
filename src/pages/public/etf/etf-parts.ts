import { lazyNearViewport } from '#ui/near-viewport/lazy-near-viewport.tsx';

/** What stands below the first screen: drawn with the page, its script loaded when a reader comes near. */
const venues = lazyNearViewport({
  load: () => import('#features/exchange-table/ExchangeTable.tsx').then((it) => it.ExchangeTable),
});
const parameters = lazyNearViewport({
  load: () => import('./EtfParameters.tsx').then((it) => it.EtfParameters),
});
const tracking = lazyNearViewport({
  load: () => import('#features/fund-tracking/FundTracking.tsx').then((it) => it.FundTracking),
});
const holdings = lazyNearViewport({
  load: () => import('#features/etf-holdings/EtfHoldings.tsx').then((it) => it.EtfHoldings),
});
const dividends = lazyNearViewport({
  load: () => import('#features/dividends/Dividends.tsx').then((it) => it.Dividends),
});
const funds = lazyNearViewport({
  load: () => import('#features/issuer-instruments/IssuerFunds.tsx').then((it) => it.IssuerFunds),
});
const news = lazyNearViewport({
  load: () => import('#features/news/News.tsx').then((it) => it.News),
});

const parts = [venues, parameters, tracking, holdings, dividends, funds, news];
if (import.meta.env.SSR) await Promise.all(parts.map(({ prepare }) => prepare()));

export const ExchangeTable = venues.Part;
export const EtfParameters = parameters.Part;
export const FundTracking = tracking.Part;
export const EtfHoldings = holdings.Part;
export const Dividends = dividends.Part;
export const IssuerFunds = funds.Part;
export const News = news.Part;
