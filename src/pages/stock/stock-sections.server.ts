import type { z } from 'zod';
import { loadDividends } from '#features/dividends/dividends.server.ts';
import { loadHolders } from '#features/holders/holders.server.ts';
import { loadIfrsStatements } from '#features/ifrs-report/ifrs-statements.server.ts';
import { loadIssuerBonds, loadIssuerStocks } from '#features/issuer-instruments/issuer-instruments.server.ts';
import { loadLeaders } from '#features/leaders/leaders.server.ts';
import { loadPlacements } from '#features/placements/placements.server.ts';
import { loadPriceDynamics } from '#features/price-dynamics/price-dynamics.server.ts';
import { loadPriceForecasts } from '#features/price-forecasts/price-forecasts.server.ts';
import { toFlags } from '#features/trading-chart/price-chart.server.ts';
import type { PageContext } from '#foundation/web/context.server.ts';
import { type Attempts, attemptAll } from '#pages/entity-sections/attempt-all.server.ts';
import { issuerAttempts } from '#pages/issuer-blocks/issuer-blocks.server.ts';
import type { TradingSpan } from '#pages/listing-chart/listing-chart.repository.ts';
import { loadGraph } from '#pages/listing-chart/listing-chart.server.ts';
import type { StockSection } from './section-order.ts';
import type { stockPage } from './stock.contract.ts';
import { findIndexesOf, type Stock } from './stock.repository.ts';

interface Asked {
  readonly stock: Stock;
  readonly groundId: number | null;
  readonly span: Promise<TradingSpan>;
  readonly query: z.output<(typeof stockPage)['query']>;
}

/** Everything that is asked of the store once it is known which share on which ground is meant, at once. */
export function loadStockSections(context: PageContext, { stock, groundId, span, query }: Asked) {
  const { database, today } = context;
  const { id: stockId, issuerId } = stock;
  const issuer = issuerAttempts(context, issuerId, query);
  const listing = groundId === null ? null : { stockId, groundId };
  const dividends = loadDividends(database, stockId, today);
  const attempts = {
    graph: async () => {
      if (!listing || stock.hidesGraph) return null;
      const flags = toFlags((await dividends).all, stock.splits);
      return loadGraph(context, { listing, query, span: await span, flags });
    },
    dynamics: async () => (listing && (await loadPriceDynamics(database, listing))) ?? null,
    dividends: () => dividends,
    ifrs: () => loadIfrsStatements(context, issuerId),
    ras: issuer.ras,
    placements: () => loadPlacements(context, issuerId),
    'emitent-profile': issuer['emitent-profile'],
    'other-stocks': () => loadIssuerStocks(context, issuerId, stockId),
    'price-forecasts': () => loadPriceForecasts(context, stockId),
    bonds: () => loadIssuerBonds(context, issuerId),
    indexes: () => findIndexesOf(database, stockId),
    holders: () => loadHolders(context, stockId),
    news: issuer.news,
    comments: issuer.comments,
    'related-emitents': issuer['related-emitents'],
    managers: issuer.managers,
    'managers-related': issuer['managers-related'],
    'annual-reports': issuer['annual-reports'],
    multipliers: issuer.multipliers,
    leaders: async () => listing && loadLeaders(context, { branchId: stock.branchId, ...listing }),
    'esg-reports': issuer['esg-reports'],
    'bank-ras': issuer['bank-ras'],
    consensus: issuer.consensus,
  } satisfies Attempts<Exclude<StockSection, 'grounds' | 'parameters'>>;
  return attemptAll(context, attempts);
}
