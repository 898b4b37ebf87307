import { ISSUER_PARTS } from '#pages/issuer-blocks/issuer-parts.ts';
import { onApproach } from '#ui/on-approach/on-approach.tsx';

/** What stands below the first screen: drawn with the page, its script loaded when a reader comes near. */
const dividends = onApproach({
  load: () => import('#features/dividends/Dividends.tsx').then((it) => it.Dividends),
});
const parameters = onApproach({
  load: () => import('./StockParameters.tsx').then((it) => it.StockParameters),
});
const statements = onApproach({
  load: () => import('#features/ifrs-report/IfrsStatements.tsx').then((it) => it.IfrsStatements),
});
const stocks = onApproach({
  load: () => import('#features/issuer-instruments/IssuerStocks.tsx').then((it) => it.IssuerStocks),
});
const bonds = onApproach({
  load: () => import('#features/issuer-instruments/IssuerBonds.tsx').then((it) => it.IssuerBonds),
});
const indexes = onApproach({
  load: () => import('./StockIndexes.tsx').then((it) => it.StockIndexes),
});

const parts = [dividends, parameters, statements, stocks, bonds, indexes];
if (import.meta.env.SSR) await Promise.all(parts.map(({ prepare }) => prepare()));

export const Dividends = dividends.Part;
export const StockParameters = parameters.Part;
export const IfrsStatements = statements.Part;
export const IssuerStocks = stocks.Part;
export const IssuerBonds = bonds.Part;
export const StockIndexes = indexes.Part;

/** Their files: the styles come with the page. */
export const STOCK_PARTS = [
  ...ISSUER_PARTS,
  'src/features/dividends/Dividends.tsx',
  'src/pages/stock/StockParameters.tsx',
  'src/features/ifrs-report/IfrsStatements.tsx',
  'src/features/issuer-instruments/IssuerStocks.tsx',
  'src/features/issuer-instruments/IssuerBonds.tsx',
  'src/pages/stock/StockIndexes.tsx',
] as const;
