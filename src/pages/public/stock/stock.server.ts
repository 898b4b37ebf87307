import { toUnixSeconds } from '#domain/calendar/calendar-day.ts';
import { movingPrices } from '#domain/changes/tag.ts';
import type { Language } from '#domain/languages/languages.ts';
import { localizedName, registeredBeside } from '#domain/languages/localized-name.ts';
import { toDividendsTable } from '#features/dividends/dividends.server.ts';
import { toVenues } from '#features/exchange-table/exchange-table.server.ts';
import { loadIndicators } from '#features/indicators/indicators.server.ts';
import { attempt } from '#page-parts/entity-sections/attempt-all.server.ts';
import { chooseVenue, spanOn, toListingChart } from '#page-parts/listing-chart/listing-chart.server.ts';
import { toVenueFields } from '#page-parts/listing-chart/listing-chart.wire.ts';
import { dependsOn, dependsOnlyOn } from '#platform/cache/depends-on.server.ts';
import { readTogether } from '#platform/database/read-together.server.ts';
import { cachePartsOf } from '#platform/http/cache-parts.server.ts';
import type { PageContext } from '#platform/http/context.server.ts';
import { load } from '#platform/http/door.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import { STOCK_PARAMETERS, type StockPageData, stockPage } from './stock.contract.ts';
import { findStock, type HoldingIndex, type Stock } from './stock.repository.ts';
import { toIssuerFields } from './stock.wire.ts';
import { loadStockSections, pricesOf, stockSubject } from './stock-sections.server.ts';

export const loadStockPage = load(stockPage, async ({ params, query }, visit) => {
  const context = readTogether(visit);
  const { language, today } = context;
  const stock = await findCachedStock(context, params.stringId);
  if (!stock) throw new Refusal('not_found');
  dependsOnlyOn(...stockSubject(stock).tags, ...movingPrices(`instrument:${stock.id}`));
  const { id: stockId, stringId, venues } = stock;
  const venueId = chooseVenue({ path: stockPage.path, stringId, venues, params });
  const listing = venueId === null ? null : { stockId, venueId };
  const [{ blocks: sections, failed }, indicators] = await Promise.all([
    loadStockSections(context, { stock, listing, query }),
    attempt(context, 'indicators', () => findIndicatorsOf(context, stock, listing)),
  ]);
  const { graph, dynamics, venues: exchanges, dividends, indexes, bonds, ...others } = sections;
  const { 'other-stocks': otherStocks, ...blocks } = others;
  const span = spanOn(venues, venueId);
  return {
    stockId,
    ...toVenueFields(venueId, toVenues(venues, language)),
    stringId,
    issuerId: stock.issuerId,
    industryId: stock.industryId,
    stockInfo: toStockInfo(stock, language),
    paramsTable: toParameters(stock, language),
    exchangeTable: exchanges ?? { data: [] },
    priceDynamics: dynamics,
    indicators,
    dividends: dividends?.coming ?? [],
    dividendsTable: toDividendsTable(stock.id, dividends, query.all === 'dividends'),
    nearestDividend: dividends?.coming[0] ?? null,
    ...toIssuerFields(otherStocks ?? [], bonds ?? []),
    indexesList: (indexes ?? []).map((index) => toHoldingIndex(index, language)),
    hideGraph: stock.hidesGraph,
    ...toListingChart(context, { listing, graph, span, nearest: indexes ?? [] }),
    blocks,
    failed,
    today,
  };
});

function findCachedStock(context: PageContext, stringId: string) {
  const cached = cachePartsOf(context, { of: { kind: 'stock', id: stringId }, tags: ['reference'] });
  return cached('stock', async ({ database }) => {
    const stock = await findStock(database, stringId);
    // Its venues come with the days between which it was traded there.
    if (stock) dependsOn(...stockSubject(stock).tags, ...movingPrices(`instrument:${stock.id}`));
    return stock;
  });
}

/** The page is worth reading without them. */
async function findIndicatorsOf(
  context: PageContext,
  stock: Stock,
  listing: { readonly stockId: number; readonly venueId: number } | null,
) {
  if (!listing) return null;
  const cached = cachePartsOf(context, stockSubject(stock));
  const how = { tags: pricesOf(stock), params: listing.venueId };
  return (await cached('indicators', (known) => loadIndicators(known, listing), how)) ?? null;
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
