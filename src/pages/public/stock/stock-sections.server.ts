import type { z } from 'zod';
import { instrumentTags, issuerTags, movingPrices } from '#domain/changes/tag.ts';
import { basisOf } from '#domain/statements/derived-periods.ts';
import { firstComments } from '#features/analytics-comments/first-comments.ts';
import { loadDividends } from '#features/dividends/dividends.server.ts';
import { loadExchangeTable } from '#features/exchange-table/exchange-table.server.ts';
import { loadHolders } from '#features/holders/holders.server.ts';
import { loadIfrsStatements } from '#features/ifrs-report/ifrs-statements.server.ts';
import { parseIfrsQuery } from '#features/ifrs-report/report-address.ts';
import { loadIssuerBonds, loadIssuerStocks } from '#features/issuer-instruments/issuer-instruments.server.ts';
import { loadLeaders } from '#features/leaders/leaders.server.ts';
import { latestPeriods } from '#features/multipliers/latest-periods.ts';
import { loadPlacements } from '#features/placements/placements.server.ts';
import { loadPriceDynamics } from '#features/price-dynamics/price-dynamics.server.ts';
import { loadPriceForecasts } from '#features/price-forecasts/price-forecasts.server.ts';
import { toFlags } from '#features/price-series/price-chart.server.ts';
import { statementViewIn } from '#market/statements/statement-view-in.ts';
import { type Attempts, attemptAll } from '#page-parts/entity-sections/attempt-all.server.ts';
import { issuerAttempts } from '#page-parts/issuer-blocks/issuer-blocks.server.ts';
import { loadGraph, spanOn } from '#page-parts/listing-chart/listing-chart.server.ts';
import { cachePartsForViewers, cachePartsOf } from '#platform/http/cache-parts.server.ts';
import type { PageContext } from '#platform/http/context.server.ts';
import type { StockSection } from './section-order.ts';
import type { stockPage } from './stock.contract.ts';
import { findIndexesOf, type Stock } from './stock.repository.ts';

interface Requested {
  readonly stock: Stock;
  readonly listing: { readonly stockId: number; readonly venueId: number } | null;
  readonly query: z.output<(typeof stockPage)['query']>;
}

export const stockSubject = ({ id, issuerId }: Pick<Stock, 'id' | 'issuerId'>) => ({
  of: { kind: 'stock', id },
  tags: instrumentTags(id, issuerId),
});

/** Beside its own prices, those of what else its issuer has. */
export const pricesOf = ({ id, issuerId }: Pick<Stock, 'id' | 'issuerId'>) => [
  ...movingPrices(`instrument:${id}`),
  ...movingPrices(`issuer:${issuerId}`),
];

/** Everything that is asked of the store once it is known which share on which venue is meant, at once. */
export function loadStockSections(context: PageContext, { stock, listing, query }: Requested) {
  const { id: stockId, issuerId } = stock;
  const issuer = issuerAttempts(context, issuerId, query);
  const venueId = listing?.venueId ?? null;
  const cached = cachePartsOf(context, stockSubject(stock));
  const priced = { tags: pricesOf(stock), params: venueId };
  const bonds = { tags: [...priced.tags, 'rates' as const] };
  const dividends = cached(
    'dividends',
    ({ database, today }) => loadDividends(database, stockId, today),
    priced,
  );
  const attempts = {
    graph: async () => {
      if (!listing || stock.hidesGraph) return null;
      // Without the dividends the chart only has fewer flags.
      const paid = await dividends.then(
        (found) => found.paid,
        () => [],
      );
      const flags = toFlags(paid, stock.splits);
      return loadGraph(context, { listing, query, span: spanOn(stock.venues, venueId), flags });
    },
    dynamics: async () =>
      (listing &&
        (await cached('dynamics', (known) => loadPriceDynamics(known.database, listing), priced))) ??
      null,
    venues: () =>
      cached('venues', (known) => loadExchangeTable(known.database, stockId, known.language), priced),
    dividends: () => dividends,
    ifrs: async () => {
      const basis = basisOf(parseIfrsQuery(query).periodId ?? 0);
      const requested = { isWhole: query.all === 'ifrs', basis };
      const subject = { of: { kind: 'issuer', id: issuerId }, tags: issuerTags(issuerId) };
      const find = (known: Parameters<typeof loadIfrsStatements>[0]) =>
        loadIfrsStatements(known, issuerId, requested);
      const block = await cachePartsForViewers(context, subject)('ifrs', find, requested);
      return block && { ...block, view: statementViewIn(query, 'ifrs') };
    },
    ras: issuer.ras,
    placements: () => cached('placements', (known) => loadPlacements(known, issuerId)),
    'issuer-profile': issuer['issuer-profile'],
    'other-stocks': () =>
      cached('other-stocks', (known) => loadIssuerStocks(known, issuerId, stockId), priced),
    'price-forecasts': () => cached('forecasts', (known) => loadPriceForecasts(known, stockId), priced),
    bonds: () => cached('bonds', (known) => loadIssuerBonds(known, issuerId), bonds),
    indexes: () => cached('indexes', ({ database }) => findIndexesOf(database, stockId)),
    holders: () => cached('holders', (known) => loadHolders(known, stockId)),
    news: issuer.news,
    comments: async () => {
      const block = await issuer.comments();
      return block && firstComments(block);
    },
    'related-issuers': issuer['related-issuers'],
    managers: issuer.managers,
    'managers-related': issuer['managers-related'],
    'annual-reports': issuer['annual-reports'],
    multipliers: async () => {
      const block = await issuer.multipliers();
      return block && latestPeriods(block, query.all === 'multipliers');
    },
    leaders: async () => {
      const market = listing && { industryId: stock.industryId, venueId: listing.venueId };
      return market && loadLeaders(context, market, query.all === 'leaders');
    },
    'esg-reports': issuer['esg-reports'],
    'bank-ras': issuer['bank-ras'],
    consensus: issuer.consensus,
  } satisfies Attempts<Exclude<StockSection, 'parameters'>>;
  return attemptAll(context, attempts);
}
