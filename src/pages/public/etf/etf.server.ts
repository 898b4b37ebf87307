import type { z } from 'zod';
import { instrumentTags } from '#domain/changes/tag.ts';
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
import { toFlags } from '#features/price-series/price-chart.server.ts';
import { type Attempts, attemptAll } from '#page-parts/entity-sections/attempt-all.server.ts';
import {
  chooseVenue,
  loadGraph,
  spanOn,
  toListingChart,
} from '#page-parts/listing-chart/listing-chart.server.ts';
import { toVenueFields } from '#page-parts/listing-chart/listing-chart.wire.ts';
import { dependsOn, dependsOnlyOn } from '#platform/cache/depends-on.server.ts';
import { seal, type Unopened } from '#platform/contract/sealed.ts';
import { readTogether } from '#platform/database/read-together.server.ts';
import type { PageContext } from '#platform/http/context.server.ts';
import { load } from '#platform/http/door.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import { type EtfPageData, type EtfSection, etfPage } from './etf.contract.ts';
import { type Fund, findFund } from './etf.repository.ts';

export const loadEtfPage = load(etfPage, async ({ params, query }, visit) => {
  const context = readTogether(visit);
  const { database, language, today } = context;
  const fund = await findFund(database, params.stringId);
  if (!fund) throw new Refusal('not_found');
  dependsOnlyOn(
    ...instrumentTags(fund.id, fund.issuerId),
    `prices:instrument:${fund.id}`,
    `prices:issuer:${fund.issuerId}`,
  );
  if (fund.index) dependsOn(`prices:instrument:${fund.index.id}`);
  const { stringId, venues } = fund;
  const venueId = chooseVenue({ path: etfPage.path, stringId, venues, params });
  const span = spanOn(venues, venueId);
  const listing = venueId === null ? null : { stockId: fund.id, venueId };
  const { blocks: sections, failed } = await loadSections(context, { fund, listing, query });
  const { graph, dynamics, venues: exchanges, dividends, ...blocks } = sections;
  return {
    etfId: fund.id,
    ...toVenueFields(venueId, toVenues(venues, language)),
    stringId,
    issuerId: fund.issuerId,
    name: localizedName(fund.name, fund.names, language),
    registered_name: registeredBeside(fund.name, fund.names, language),
    parameters: toParameters(fund, language),
    exchangeTable: exchanges ?? { data: [] },
    priceDynamics: dynamics,
    dividendsTable: toDividendsTable(fund.id, dividends, query.all === 'dividends'),
    nearestDividend: dividends?.coming[0] ?? null,
    ...toListingChart(context, { listing, graph, span, nearest: fund.index ? [fund.index] : [] }),
    blocks,
    failed,
    today,
  };
});

interface Requested {
  readonly fund: Fund;
  readonly listing: { readonly stockId: number; readonly venueId: number } | null;
  readonly query: z.output<(typeof etfPage)['query']>;
}

/** Everything that is asked of the store once it is known which fund on which venue is meant, at once. */
function loadSections(context: PageContext, { fund, listing, query }: Requested) {
  const { database, language, today } = context;
  const name = localizedName(fund.name, fund.names, language);
  const dividends = loadDividends(database, fund.id, today);
  const attempts = {
    graph: async () => {
      if (!listing) return null;
      // Without the dividends the chart only has fewer flags.
      const paid = await dividends.then(
        (found) => found.paid,
        () => [],
      );
      const span = spanOn(fund.venues, listing.venueId);
      return loadGraph(context, { listing, query, span, flags: toFlags(paid, fund.splits) });
    },
    dynamics: async () => (listing && (await loadPriceDynamics(database, listing))) ?? null,
    venues: () => loadExchangeTable(database, fund.id, language),
    dividends: () => dividends,
    tracking: async () =>
      listing &&
      loadFundTracking(context, { etfId: fund.id, venueId: listing.venueId, stringId: fund.stringId, name }),
    holdings: () => loadEtfHoldings(context, fund.id),
    funds: () => loadIssuerFunds(context, fund.issuerId, fund.id),
    news: () => loadNews(context, fund.issuerId),
  } satisfies Attempts<Exclude<EtfSection, 'parameters'>>;
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
