import { firstOfJanuary, toUnixSeconds } from '#domain/calendar/calendar-day.ts';
import type { Language } from '#domain/languages/languages.ts';
import { localizedName } from '#domain/languages/localized-name.ts';
import { loadDividends } from '#features/dividends/dividends.server.ts';
import { loadExchangeTable } from '#features/exchange-table/exchange-table.server.ts';
import { loadIndexes } from '#features/index-graph/index-graph.server.ts';
import { loadPriceDynamics } from '#features/price-dynamics/price-dynamics.server.ts';
import { parseChartQuery } from '#features/trading-chart/chart-address.ts';
import { askedTable, loadPriceChart, toFlags } from '#features/trading-chart/price-chart.server.ts';
import { getTradings } from '#features/trading-chart/trading-chart.contract.ts';
import { loadTradingTable } from '#features/trading-table/trading-table.server.ts';
import { Refusal } from '#foundation/refusals/refusal.ts';
import { load } from '#foundation/web/door.server.ts';
import { Moved } from '#foundation/web/moved.ts';
import { fillPath } from '#foundation/web/page.ts';
import { STOCK_PARAMETERS, type StockPageData, stockPage } from './stock.contract.ts';
import {
  findLargestIndexes,
  findRelated,
  findStock,
  findTradingSpan,
  type NamedIndex,
  type Related,
  type Stock,
} from './stock.repository.ts';

/** An export begins on 1 January five years back (document A, section 5). */
const EXPORT_YEARS = 5;

/** Beside the chart: more would be a list to read, not tabs to press. */
const MOST_INDEX_TABS = 6;
const LARGEST_INDEXES = 2;

export const loadStockPage = load(stockPage, async ({ params, query }, context) => {
  const { database, language, today, viewer, kept } = context;
  const stock = await findStock(database, params.stringId);
  if (!stock) throw new Refusal('not_found');
  const exchangeTable = await loadExchangeTable(database, stock.id, language);
  const groundId = chooseGround(
    stock,
    exchangeTable.data.map((row) => row['trading_ground.id']),
    params,
  );
  const listing = { stockId: stock.id, groundId: groundId ?? 0 };
  const [priceDynamics, dividends, related, span, largestIndexes] = await Promise.all([
    loadPriceDynamics(database, listing),
    loadDividends(database, stock.id, today),
    findRelated(database, stock),
    findTradingSpan(database, listing),
    kept.read('largest-indexes', (primary) => findLargestIndexes(primary, LARGEST_INDEXES)),
  ]);
  const chart =
    groundId === null || stock.hidesGraph
      ? null
      : await loadPriceChart(context, {
          base: listing,
          wish: parseChartQuery(query),
          span,
          flags: toFlags(dividends.all, stock.splits),
          loadIndexes: (ids, days) => loadIndexes(context, ids, days),
        });
  const tableDays = chart && askedTable(chart);
  const tradingTable = tableDays && (await loadTradingTable(context, { ...listing, ...tableDays }));
  const relatedOf = (kind: Related['kind']) =>
    related.filter((its) => its.kind === kind).map((its) => toRelated(its, language));

  return {
    stockId: stock.id,
    groundId,
    stringId: stock.stringId,
    emitentId: stock.issuerId,
    branchId: stock.branchId,
    tradingGrounds: exchangeTable.data.map((row) => ({
      id: row['trading_ground.id'],
      text: row.trading_ground,
    })),
    stockInfo: toStockInfo(stock, language),
    paramsTable: toParameters(stock, language),
    exchangeTable,
    priceDynamics: priceDynamics ?? null,
    dividends: dividends.coming,
    dividendsTable: { data: dividends.all },
    nearestDividend: dividends.coming[0] ?? null,
    emitentSharesStocksList: relatedOf('stock'),
    emitentSharesBondsList: relatedOf('bond'),
    indexesList: relatedOf('index'),
    hideGraph: stock.hidesGraph,
    get_tradings: getTradings.path,
    priceChart: chart,
    tradingTable,
    indexTabs: toIndexTabs(related, largestIndexes, language),
    excelExportAccess: viewer.kind === 'paid' && viewer.excelExportAccess,
    excelDefaultStart: firstOfJanuary(today, EXPORT_YEARS),
    excelDefaultEnd: today,
    excelGraphTableStartDate: span.first,
    excelGraphTableEndDate: span.last,
  };
});

/** The first ground of the list has no segment; a number instead of the string id, or its segment, moves on. */
function chooseGround(
  stock: Stock,
  grounds: readonly number[],
  { stringId, groundId }: { stringId: string; groundId?: number | undefined },
): number | null {
  const first = grounds[0] ?? null;
  if (groundId !== undefined && !grounds.includes(groundId)) throw new Refusal('not_found');
  const segment = groundId === first ? undefined : groundId;
  if (stringId !== stock.stringId || segment !== groundId) {
    throw new Moved(fillPath(stockPage.path, { stringId: stock.stringId, groundId: segment }));
  }
  return groundId ?? first;
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

function toIndexTabs(
  related: readonly Related[],
  largest: readonly NamedIndex[],
  language: Language,
): StockPageData['indexTabs'] {
  const holding = related.filter((its) => its.kind === 'index').slice(0, MOST_INDEX_TABS - largest.length);
  const others = largest.filter((index) => holding.every(({ id }) => id !== index.id));
  return [...holding, ...others].map(({ id, name, names }) => ({
    id,
    name: localizedName(name, names, language),
  }));
}

function toRelated(its: Related, language: Language): StockPageData['indexesList'][number] {
  return {
    id: its.id,
    string_id: its.stringId,
    name: localizedName(its.name, its.names, language),
    tiker: its.ticker,
  };
}
