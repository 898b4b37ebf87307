import type { z } from 'zod';
import { loadDividends } from '#features/dividends/dividends.server.ts';
import { loadHolders } from '#features/holders/holders.server.ts';
import { loadIfrsStatements } from '#features/ifrs-report/ifrs-statements.server.ts';
import { loadIssuerBonds, loadIssuerStocks } from '#features/issuer-instruments/issuer-instruments.server.ts';
import { loadLeaders } from '#features/leaders/leaders.server.ts';
import { newestPeriods } from '#features/multipliers/newest-periods.ts';
import { loadPlacements } from '#features/placements/placements.server.ts';
import { loadPriceDynamics } from '#features/price-dynamics/price-dynamics.server.ts';
import { loadPriceForecasts } from '#features/price-forecasts/price-forecasts.server.ts';
import { toFlags } from '#features/trading-chart/price-chart.server.ts';
import type { PageContext } from '#foundation/web/context.server.ts';
import { keepPartsForViewers, keepPartsOf } from '#foundation/web/keep-parts.server.ts';
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
  const { id: stockId, issuerId } = stock;
  const issuer = issuerAttempts(context, issuerId, query);
  const listing = groundId === null ? null : { stockId, groundId };
  const keep = keepPartsOf(context, `stock ${stockId}`);
  const priced = { isPriced: true, wish: groundId } as const;
  const dividends = keep(
    'dividends',
    ({ database, today }) => loadDividends(database, stockId, today),
    priced,
  );
  const attempts = {
    graph: async () => {
      if (!listing || stock.hidesGraph) return null;
      const flags = toFlags((await dividends).all, stock.splits);
      return loadGraph(context, { listing, query, span: await span, flags });
    },
    dynamics: async () =>
      (listing && (await keep('dynamics', (known) => loadPriceDynamics(known.database, listing), priced))) ??
      null,
    dividends: () => dividends,
    ifrs: () =>
      keepPartsForViewers(context, `issuer ${issuerId}`)('ifrs', (known) =>
        loadIfrsStatements(known, issuerId),
      ),
    ras: issuer.ras,
    placements: () => keep('placements', (known) => loadPlacements(known, issuerId)),
    'emitent-profile': issuer['emitent-profile'],
    'other-stocks': () => keep('other-stocks', (known) => loadIssuerStocks(known, issuerId, stockId), priced),
    'price-forecasts': () => keep('forecasts', (known) => loadPriceForecasts(known, stockId), priced),
    bonds: () => keep('bonds', (known) => loadIssuerBonds(known, issuerId), priced),
    indexes: () => keep('indexes', ({ database }) => findIndexesOf(database, stockId)),
    holders: () => keep('holders', (known) => loadHolders(known, stockId)),
    news: issuer.news,
    comments: issuer.comments,
    'related-emitents': issuer['related-emitents'],
    managers: issuer.managers,
    'managers-related': issuer['managers-related'],
    'annual-reports': issuer['annual-reports'],
    multipliers: async () => {
      const block = await issuer.multipliers();
      return block && newestPeriods(block);
    },
    leaders: async () => listing && loadLeaders(context, { branchId: stock.branchId, ...listing }),
    'esg-reports': issuer['esg-reports'],
    'bank-ras': issuer['bank-ras'],
    consensus: issuer.consensus,
  } satisfies Attempts<Exclude<StockSection, 'grounds' | 'parameters'>>;
  return attemptAll(context, attempts);
}
