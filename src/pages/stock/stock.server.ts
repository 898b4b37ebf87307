import { toUnixSeconds } from '#domain/calendar/calendar-day.ts';
import type { Language } from '#domain/languages/languages.ts';
import { localizedName } from '#domain/languages/localized-name.ts';
import { loadExchangeTable, toTradingGrounds } from '#features/exchange-table/exchange-table.server.ts';
import { loadIndicators } from '#features/indicators/indicators.server.ts';
import { Refusal } from '#foundation/refusals/refusal.ts';
import type { PageContext } from '#foundation/web/context.server.ts';
import { load } from '#foundation/web/door.server.ts';
import { keepPartsOf } from '#foundation/web/keep-parts.server.ts';
import { findTradingSpan } from '#pages/listing-chart/listing-chart.repository.ts';
import { chooseGround, toListingChart } from '#pages/listing-chart/listing-chart.server.ts';
import { STOCK_PARAMETERS, type StockPageData, stockPage } from './stock.contract.ts';
import { findStock, type HoldingIndex, type Stock } from './stock.repository.ts';
import { loadStockSections } from './stock-sections.server.ts';

export const loadStockPage = load(stockPage, async ({ params, query }, context) => {
  const { language, today } = context;
  const keep = keepPartsOf(context, `stock ${params.stringId}`);
  const stock = await keep('stock', ({ database }) => findStock(database, params.stringId));
  if (!stock) throw new Refusal('not_found');
  const priced = { isPriced: true } as const;
  const exchangeTable = await keep(
    'grounds',
    (known) => loadExchangeTable(known.database, stock.id, language),
    priced,
  );
  const groundId = chooseGround({
    path: stockPage.path,
    stringId: stock.stringId,
    grounds: exchangeTable.data.map((row) => row['trading_ground.id']),
    params,
  });
  const spanLoading = keep(
    'span',
    ({ database }) => findTradingSpan(database, { instrumentId: stock.id, groundId }),
    { ...priced, wish: groundId },
  );
  const [{ blocks: sections, failed }, indicators, span] = await Promise.all([
    loadStockSections(context, { stock, groundId, span: spanLoading, query }),
    findIndicatorsOf(context, { stockId: stock.id, groundId }),
    spanLoading,
  ]);
  const { graph, dynamics, dividends, indexes, bonds, 'other-stocks': otherStocks, ...blocks } = sections;
  const listing = groundId === null ? null : { stockId: stock.id, groundId };
  const listingChart = await toListingChart(context, { listing, graph, span, nearest: indexes ?? [] });
  return {
    stockId: stock.id,
    groundId,
    stringId: stock.stringId,
    emitentId: stock.issuerId,
    branchId: stock.branchId,
    tradingGrounds: toTradingGrounds(exchangeTable),
    stockInfo: toStockInfo(stock, language),
    paramsTable: toParameters(stock, language),
    exchangeTable,
    priceDynamics: dynamics,
    indicators,
    dividends: dividends?.coming ?? [],
    dividendsTable: { data: dividends?.all ?? [], years: dividends?.years ?? [] },
    nearestDividend: dividends?.coming[0] ?? null,
    emitentSharesStocksList: otherStocks ?? [],
    emitentSharesBondsList: bonds ?? [],
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
  { stockId, groundId }: { stockId: number; groundId: number | null },
) {
  if (groundId === null) return null;
  try {
    const keep = keepPartsOf(context, `stock ${stockId}`);
    const how = { isPriced: true, wish: groundId } as const;
    return (await keep('indicators', (known) => loadIndicators(known, { stockId, groundId }), how)) ?? null;
  } catch (error) {
    context.noteFault(error, 'indicators');
    return null;
  }
}

function toStockInfo(stock: Stock, language: Language): StockPageData['stockInfo'] {
  return {
    stock_full_name: localizedName(stock.name, stock.names, language),
    tiker: stock.ticker,
    isin: stock.isin,
    share_type: stock.shareType,
    status: stock.status,
    emitent_name: localizedName(stock.issuerName, stock.issuerNames, language),
    emitent_string_id: stock.issuerStringId,
    branch_name: localizedName(stock.branchCode, stock.branchNames, language),
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
    tiker: stock.ticker,
    share_type: stock.shareType,
    emitent: localizedName(stock.issuerName, stock.issuerNames, language),
    country: stock.country,
    branch: localizedName(stock.branchCode, stock.branchNames, language),
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
    tiker: index.ticker,
  };
}
