import { ISSUER_PARTS } from '#pages/issuer-blocks/issuer-parts.ts';
import { onApproach } from '#ui/on-approach/on-approach.tsx';
import { STOCK_TABLE_PART } from './stock-table.ts';

/** What stands below the first screen: drawn with the page, its script loaded when a reader comes near. */
const grounds = onApproach({
  load: () => import('./LiveExchangeTable.tsx').then((it) => it.LiveExchangeTable),
});
const dividends = onApproach({
  load: () => import('#features/dividends/Dividends.tsx').then((it) => it.Dividends),
});
const parameters = onApproach({
  load: () => import('./StockParameters.tsx').then((it) => it.StockParameters),
});
const statements = onApproach({
  load: () => import('#features/ifrs-report/IfrsStatements.tsx').then((it) => it.IfrsStatements),
});
const indexes = onApproach({
  load: () => import('./StockIndexes.tsx').then((it) => it.StockIndexes),
});

const placements = onApproach({
  load: () => import('#features/placements/Placements.tsx').then((it) => it.Placements),
});
const forecasts = onApproach({
  load: () => import('#features/price-forecasts/PriceForecasts.tsx').then((it) => it.PriceForecasts),
});
const holders = onApproach({
  load: () => import('#features/holders/Holders.tsx').then((it) => it.Holders),
});
const leaders = onApproach({
  load: () => import('#features/leaders/Leaders.tsx').then((it) => it.Leaders),
});

const parts = [grounds, dividends, parameters, statements, indexes, placements, forecasts, holders, leaders];
if (import.meta.env.SSR) await Promise.all(parts.map(({ prepare }) => prepare()));

export const LiveExchangeTable = grounds.Part;
export const Dividends = dividends.Part;
export const StockParameters = parameters.Part;
export const IfrsStatements = statements.Part;
export const StockIndexes = indexes.Part;
export const Placements = placements.Part;
export const PriceForecasts = forecasts.Part;
export const Holders = holders.Part;
export const Leaders = leaders.Part;

/** Their files: the styles come with the page. */
export const STOCK_PARTS = [
  ...ISSUER_PARTS,
  STOCK_TABLE_PART,
  'src/pages/stock/LiveExchangeTable.tsx',
  'src/features/dividends/Dividends.tsx',
  'src/pages/stock/StockParameters.tsx',
  'src/features/ifrs-report/IfrsStatements.tsx',
  'src/pages/stock/StockIndexes.tsx',
  'src/features/placements/Placements.tsx',
  'src/features/price-forecasts/PriceForecasts.tsx',
  'src/features/holders/Holders.tsx',
  'src/features/leaders/Leaders.tsx',
] as const;
