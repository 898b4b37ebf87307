import { lazyNearViewport } from '#ui/near-viewport/lazy-near-viewport.tsx';

/** What stands below the first screen: drawn with the page, its script loaded when a reader comes near. */
const venues = lazyNearViewport({
  load: () => import('./LiveExchangeTable.tsx').then((it) => it.LiveExchangeTable),
});
const dividends = lazyNearViewport({
  load: () => import('#features/dividends/Dividends.tsx').then((it) => it.Dividends),
});
const parameters = lazyNearViewport({
  load: () => import('./StockParameters.tsx').then((it) => it.StockParameters),
});
const statements = lazyNearViewport({
  load: () => import('#features/ifrs-report/IfrsStatements.tsx').then((it) => it.IfrsStatements),
});
const indexes = lazyNearViewport({
  load: () => import('./StockIndexes.tsx').then((it) => it.StockIndexes),
});

const placements = lazyNearViewport({
  load: () => import('#features/placements/Placements.tsx').then((it) => it.Placements),
});
const forecasts = lazyNearViewport({
  load: () => import('#features/price-forecasts/PriceForecasts.tsx').then((it) => it.PriceForecasts),
});
const holders = lazyNearViewport({
  load: () => import('#features/holders/Holders.tsx').then((it) => it.Holders),
});
const leaders = lazyNearViewport({
  load: () => import('#features/leaders/Leaders.tsx').then((it) => it.Leaders),
});

const parts = [venues, dividends, parameters, statements, indexes, placements, forecasts, holders, leaders];
if (import.meta.env.SSR) await Promise.all(parts.map(({ prepare }) => prepare()));

export const LiveExchangeTable = venues.Part;
export const Dividends = dividends.Part;
export const StockParameters = parameters.Part;
export const IfrsStatements = statements.Part;
export const StockIndexes = indexes.Part;
export const Placements = placements.Part;
export const PriceForecasts = forecasts.Part;
export const Holders = holders.Part;
export const Leaders = leaders.Part;
