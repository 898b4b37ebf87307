import type { z } from 'zod';
import type { Language } from '#domain/languages/languages.ts';
import { localizedName } from '#domain/languages/localized-name.ts';
import { entityPath } from '#domain/search/categories.ts';
import { loadDividends } from '#features/dividends/dividends.server.ts';
import { loadEtfHoldings } from '#features/etf-holdings/etf-holdings.server.ts';
import { loadExchangeTable, toTradingGrounds } from '#features/exchange-table/exchange-table.server.ts';
import { loadFundTracking } from '#features/fund-tracking/fund-tracking.server.ts';
import { loadIssuerFunds } from '#features/issuer-instruments/issuer-funds.server.ts';
import { loadNews } from '#features/news/news.server.ts';
import { loadPriceDynamics } from '#features/price-dynamics/price-dynamics.server.ts';
import { toFlags } from '#features/trading-chart/price-chart.server.ts';
import { Refusal } from '#foundation/refusals/refusal.ts';
import type { PageContext } from '#foundation/web/context.server.ts';
import { load } from '#foundation/web/door.server.ts';
import { seal, type Unopened } from '#foundation/web/sealed.ts';
import { type Attempts, attemptAll } from '#pages/entity-sections/attempt-all.server.ts';
import { findTradingSpan, type TradingSpan } from '#pages/listing-chart/listing-chart.repository.ts';
import { chooseGround, loadGraph, toListingChart } from '#pages/listing-chart/listing-chart.server.ts';
import { type EtfPageData, type EtfSection, etfPage } from './etf.contract.ts';
import { type Fund, findFund } from './etf.repository.ts';

export const loadEtfPage = load(etfPage, async ({ params, query }, context) => {
  const { database, language, today } = context;
  const fund = await findFund(database, params.stringId);
  if (!fund) throw new Refusal('not_found');
  const exchangeTable = await loadExchangeTable(database, fund.id, language);
  const tradingGrounds = toTradingGrounds(exchangeTable);
  const groundId = chooseGround({
    path: etfPage.path,
    stringId: fund.stringId,
    grounds: tradingGrounds.map(({ id }) => id),
    params,
  });
  const span = await findTradingSpan(database, { instrumentId: fund.id, groundId });
  const listing = groundId === null ? null : { stockId: fund.id, groundId };
  const { blocks: sections, failed } = await loadSections(context, { fund, listing, span, query });
  const { graph, dynamics, dividends, ...blocks } = sections;
  return {
    etfId: fund.id,
    groundId,
    stringId: fund.stringId,
    emitentId: fund.issuerId,
    name: localizedName(fund.name, fund.names, language),
    tradingGrounds,
    parameters: toParameters(fund, language),
    exchangeTable,
    priceDynamics: dynamics,
    dividendsTable: { data: dividends?.all ?? [], years: dividends?.years ?? [] },
    nearestDividend: dividends?.coming[0] ?? null,
    ...(await toListingChart(context, { listing, graph, span, nearest: fund.index ? [fund.index] : [] })),
    blocks,
    failed,
    today,
  };
});

interface Asked {
  readonly fund: Fund;
  readonly listing: { readonly stockId: number; readonly groundId: number } | null;
  readonly span: TradingSpan;
  readonly query: z.output<(typeof etfPage)['query']>;
}

/** Everything that is asked of the store once it is known which fund on which ground is meant, at once. */
function loadSections(context: PageContext, { fund, listing, span, query }: Asked) {
  const { database, language, today } = context;
  const name = localizedName(fund.name, fund.names, language);
  const dividends = loadDividends(database, fund.id, today);
  const attempts = {
    graph: async () =>
      listing &&
      loadGraph(context, { listing, query, span, flags: toFlags((await dividends).all, fund.splits) }),
    dynamics: async () => (listing && (await loadPriceDynamics(database, listing))) ?? null,
    dividends: () => dividends,
    tracking: async () =>
      listing && loadFundTracking(context, { etfId: fund.id, groundId: listing.groundId, name }),
    holdings: () => loadEtfHoldings(context, fund.id),
    funds: () => loadIssuerFunds(context, fund.issuerId, fund.id),
    news: () => loadNews(context, fund.issuerId),
  } satisfies Attempts<Exclude<EtfSection, 'grounds' | 'parameters'>>;
  return attemptAll(context, attempts);
}

function toParameters(fund: Fund, language: Language): Unopened<EtfPageData['parameters']> {
  const { index } = fund;
  return {
    isin: fund.isin,
    tiker: fund.ticker,
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
