import { toUnixSeconds } from '#domain/calendar/calendar-day.ts';
import type { Language } from '#domain/languages/languages.ts';
import { localizedName, registeredBeside } from '#domain/languages/localized-name.ts';
import { toDividendsTable } from '#features/dividends/dividends.server.ts';
import { loadExchangeTable, toVenues } from '#features/exchange-table/exchange-table.server.ts';
import { loadIndicators } from '#features/indicators/indicators.server.ts';
import { findTradingSpan } from '#page-parts/listing-chart/listing-chart.repository.ts';
import { chooseVenue, toListingChart } from '#page-parts/listing-chart/listing-chart.server.ts';
import { toVenueFields } from '#page-parts/listing-chart/listing-chart.wire.ts';
import { cachePartsOf } from '#platform/http/cache-parts.server.ts';
import type { PageContext } from '#platform/http/context.server.ts';
import { load } from '#platform/http/door.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import { STOCK_PARAMETERS, type StockPageData, stockPage } from './stock.contract.ts';
import { findStock, type HoldingIndex, type Stock } from './stock.repository.ts';
import { toIssuerFields } from './stock.wire.ts';
import { loadStockSections } from './stock-sections.server.ts';

export const loadStockPage = load(stockPage, async ({ params, query }, context) => {
  const { language, today } = context;
  const cached = cachePartsOf(context, `stock ${params.stringId}`);
  const stock = await cached('stock', ({ database }) => findStock(database, params.stringId));
  if (!stock) throw new Refusal('not_found');
  const priced = { isPriced: true } as const;
  const exchangeTable = await cached(
    'venues',
    (known) => loadExchangeTable(known.database, stock.id, language),
    priced,
  );
  const venues = toVenues(exchangeTable);
  const venueId = chooseVenue({
    path: stockPage.path,
    stringId: stock.stringId,
    venues: venues.map(({ id }) => id),
    params,
  });
  const spanLoading = cached(
    'span',
    ({ database }) => findTradingSpan(database, { instrumentId: stock.id, venueId }),
    { ...priced, params: venueId },
  );
  const [{ blocks: sections, failed }, indicators, span] = await Promise.all([
    loadStockSections(context, { stock, venueId, span: spanLoading, query }),
    findIndicatorsOf(context, { stockId: stock.id, venueId }),
    spanLoading,
  ]);
  const { graph, dynamics, dividends, indexes, bonds, 'other-stocks': otherStocks, ...blocks } = sections;
  const listing = venueId === null ? null : { stockId: stock.id, venueId };
  const listingChart = await toListingChart(context, { listing, graph, span, nearest: indexes ?? [] });
  return {
    stockId: stock.id,
    ...toVenueFields(venueId, venues),
    stringId: stock.stringId,
    issuerId: stock.issuerId,
    industryId: stock.industryId,
    stockInfo: toStockInfo(stock, language),
    paramsTable: toParameters(stock, language),
    exchangeTable,
    priceDynamics: dynamics,
    indicators,
    dividends: dividends?.coming ?? [],
    dividendsTable: toDividendsTable(stock.id, dividends, query.all === 'dividends'),
    nearestDividend: dividends?.coming[0] ?? null,
    ...toIssuerFields(otherStocks ?? [], bonds ?? []),
    indexesList: (indexes ?? []).map((index) => toHoldingIndex(index, language)),
    hideGraph: stock.hidesGraph,
    ...listingChart,
    blocks,
    failed,
    today,
  };
});

/** The page is worth reading without them. */
async function findIndicatorsOf(
  context: PageContext,
  { stockId, venueId }: { stockId: number; venueId: number | null },
) {
  if (venueId === null) return null;
  try {
    const cached = cachePartsOf(context, `stock ${stockId}`);
    const how = { isPriced: true, params: venueId } as const;
    return (await cached('indicators', (known) => loadIndicators(known, { stockId, venueId }), how)) ?? null;
  } catch (error) {
    context.noteFault(error, 'indicators');
    return null;
  }
}

function toStockInfo(stock: Stock, language: Language): StockPageData['stockInfo'] {
  return {
    stock_full_name: localizedName(stock.name, stock.names, language),
    registered_name: registeredBeside(stock.name, stock.names, language),
    ticker: stock.ticker,
    isin: stock.isin,
    share_type: stock.shareType,
    status: stock.status,
    issuer_name: localizedName(stock.issuerName, stock.issuerNames, language),
    issuer_string_id: stock.issuerStringId,
    industry_name: localizedName(stock.industryCode, stock.industryNames, language),
    splits: stock.splits.map(({ day, coefficient }) => ({
      date: day,
      'date.numeric': toUnixSeconds(day),
      coefficient,
    })),
  };
}

function toParameters(stock: Stock, language: Language): StockPageData['paramsTable'] {
  const values: Record<(typeof STOCK_PARAMETERS)[number], string | number | null> = {
    isin: stock.isin,
    ticker: stock.ticker,
    share_type: stock.shareType,
    issuer: localizedName(stock.issuerName, stock.issuerNames, language),
    country: stock.country,
    industry: localizedName(stock.industryCode, stock.industryNames, language),
    currency: stock.currency,
    nominal: stock.nominal,
    shares_outstanding: stock.sharesOutstanding,
    listed_on: stock.listedOn,
    status: stock.status,
  };
  return STOCK_PARAMETERS.map((name) => ({ name, value: values[name] }));
}

function toHoldingIndex(index: HoldingIndex, language: Language): StockPageData['indexesList'][number] {
  return {
    id: index.id,
    string_id: index.stringId,
    name: localizedName(index.name, index.names, language),
    ticker: index.ticker,
  };
}
