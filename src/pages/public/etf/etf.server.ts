import type { z } from 'zod';
import type { Language } from '#domain/languages/languages.ts';
import { localizedName, registeredBeside } from '#domain/languages/localized-name.ts';
import { entityPath } from '#domain/search/categories.ts';
import { loadDividends, toDividendsTable } from '#features/dividends/dividends.server.ts';
import { loadEtfHoldings } from '#features/etf-holdings/etf-holdings.server.ts';
import { loadExchangeTable, toVenues } from '#features/exchange-table/exchange-table.server.ts';
import { loadFundTracking } from '#features/fund-tracking/fund-tracking.server.ts';
import { loadIssuerFunds } from '#features/issuer-instruments/issuer-funds.server.ts';
import { loadNews } from '#features/news/news.server.ts';
import { loadPriceDynamics } from '#features/price-dynamics/price-dynamics.server.ts';
import { toFlags } from '#features/trading-chart/price-chart.server.ts';
import { type Attempts, attemptAll } from '#page-parts/entity-sections/attempt-all.server.ts';
import { findTradingSpan, type TradingSpan } from '#page-parts/listing-chart/listing-chart.repository.ts';
import { chooseVenue, loadGraph, toListingChart } from '#page-parts/listing-chart/listing-chart.server.ts';
import { toVenueFields } from '#page-parts/listing-chart/listing-chart.wire.ts';
import { seal, type Unopened } from '#platform/contract/sealed.ts';
import type { PageContext } from '#platform/http/context.server.ts';
import { load } from '#platform/http/door.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import { type EtfPageData, type EtfSection, etfPage } from './etf.contract.ts';
import { type Fund, findFund } from './etf.repository.ts';

export const loadEtfPage = load(etfPage, async ({ params, query }, context) => {
  const { database, language, today } = context;
  const fund = await findFund(database, params.stringId);
  if (!fund) throw new Refusal('not_found');
  const exchangeTable = await loadExchangeTable(database, fund.id, language);
  const venues = toVenues(exchangeTable);
  const venueId = chooseVenue({
    path: etfPage.path,
    stringId: fund.stringId,
    venues: venues.map(({ id }) => id),
    params,
  });
  const span = await findTradingSpan(database, { instrumentId: fund.id, venueId });
  const listing = venueId === null ? null : { stockId: fund.id, venueId };
  const { blocks: sections, failed } = await loadSections(context, { fund, listing, span, query });
  const { graph, dynamics, dividends, ...blocks } = sections;
  return {
    etfId: fund.id,
    ...toVenueFields(venueId, venues),
    stringId: fund.stringId,
    issuerId: fund.issuerId,
    name: localizedName(fund.name, fund.names, language),
    registered_name: registeredBeside(fund.name, fund.names, language),
    parameters: toParameters(fund, language),
    exchangeTable,
    priceDynamics: dynamics,
    dividendsTable: toDividendsTable(fund.id, dividends, query.all === 'dividends'),
    nearestDividend: dividends?.coming[0] ?? null,
    ...(await toListingChart(context, { listing, graph, span, nearest: fund.index ? [fund.index] : [] })),
    blocks,
    failed,
    today,
  };
});

interface Requested {
  readonly fund: Fund;
  readonly listing: { readonly stockId: number; readonly venueId: number } | null;
  readonly span: TradingSpan;
  readonly query: z.output<(typeof etfPage)['query']>;
}

/** Everything that is asked of the store once it is known which fund on which venue is meant, at once. */
function loadSections(context: PageContext, { fund, listing, span, query }: Requested) {
  const { database, language, today } = context;
  const name = localizedName(fund.name, fund.names, language);
  const dividends = loadDividends(database, fund.id, today);
  const attempts = {
    graph: async () =>
      listing &&
      loadGraph(context, { listing, query, span, flags: toFlags((await dividends).paid, fund.splits) }),
    dynamics: async () => (listing && (await loadPriceDynamics(database, listing))) ?? null,
    dividends: () => dividends,
    tracking: async () =>
      listing && loadFundTracking(context, { etfId: fund.id, venueId: listing.venueId, name }),
    holdings: () => loadEtfHoldings(context, fund.id),
    funds: () => loadIssuerFunds(context, fund.issuerId, fund.id),
    news: () => loadNews(context, fund.issuerId),
  } satisfies Attempts<Exclude<EtfSection, 'venues' | 'parameters'>>;
  return attemptAll(context, attempts);
}

function toParameters(fund: Fund, language: Language): Unopened<EtfPageData['parameters']> {
  const { index } = fund;
  return {
    isin: fund.isin,
    ticker: fund.ticker,
    house: {
      name: localizedName(fund.issuerName, fund.issuerNames, language),
      url: entityPath('companies', fund.issuerStringId),
    },
    country: fund.country,
    index: index && {
      name: localizedName(index.name, index.names, language),
      url: entityPath('indexes', index.stringId),
    },
    expense_ratio: fund.expenseRatio,
    units_outstanding: fund.unitsOutstanding,
    net_assets: seal('last-price', fund.netAssets),
    net_assets_currency: fund.netAssetsCurrency,
    currency: fund.currency,
    listed_on: fund.listedOn,
    status: fund.status,
  };
}
