import { firstOfJanuary, toUnixSeconds } from '#domain/calendar/calendar-day.ts';
import type { Language } from '#domain/languages/languages.ts';
import { localizedName } from '#domain/languages/localized-name.ts';
import { loadExchangeTable } from '#features/exchange-table/exchange-table.server.ts';
import { loadIndicators } from '#features/indicators/indicators.server.ts';
import { getTradings } from '#features/trading-chart/trading-chart.contract.ts';
import { tradingExportLink } from '#features/trading-export/trading-export.contract.ts';
import { Refusal } from '#foundation/refusals/refusal.ts';
import type { PageContext } from '#foundation/web/context.server.ts';
import { load } from '#foundation/web/door.server.ts';
import { keepPartsOf } from '#foundation/web/kept-parts.server.ts';
import { Moved } from '#foundation/web/moved.ts';
import { fillPath } from '#foundation/web/page.ts';
import { STOCK_PARAMETERS, type StockPageData, stockPage } from './stock.contract.ts';
import {
  findLargestIndexes,
  findStock,
  findTradingSpan,
  type HoldingIndex,
  type NamedIndex,
  type Stock,
} from './stock.repository.ts';
import { loadStockSections } from './stock-sections.server.ts';

/** An export begins on 1 January five years back (document A, section 5). */
const EXPORT_YEARS = 5;

/** Beside the chart: more would be a list to read, not tabs to press. */
const MOST_INDEX_TABS = 6;
const LARGEST_INDEXES = 2;

export const loadStockPage = load(stockPage, async ({ params, query }, context) => {
  const { language, today, viewer, kept } = context;
  const keep = keepPartsOf(context, `stock ${params.stringId}`);
  const stock = await keep('stock', ({ database }) => findStock(database, params.stringId));
  if (!stock) throw new Refusal('not_found');
  const priced = { isPriced: true } as const;
  const exchangeTable = await keep(
    'grounds',
    (known) => loadExchangeTable(known.database, stock.id, language),
    priced,
  );
  const groundId = chooseGround(
    stock,
    exchangeTable.data.map((row) => row['trading_ground.id']),
    params,
  );
  const spanLoading = keep(
    'span',
    ({ database }) => findTradingSpan(database, { stockId: stock.id, groundId }),
    { ...priced, wish: groundId },
  );
  const [{ blocks: sections, failed }, indicators, span, largestIndexes] = await Promise.all([
    loadStockSections(context, { stock, groundId, span: spanLoading, query }),
    findIndicatorsOf(context, { stockId: stock.id, groundId }),
    spanLoading,
    kept.read('largest-indexes', (primary) => findLargestIndexes(primary, LARGEST_INDEXES)),
  ]);
  const { graph, dynamics, dividends, indexes, bonds, 'other-stocks': otherStocks, ...blocks } = sections;
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
    priceDynamics: dynamics,
    indicators,
    dividends: dividends?.coming ?? [],
    dividendsTable: { data: dividends?.all ?? [], years: dividends?.years ?? [] },
    nearestDividend: dividends?.coming[0] ?? null,
    emitentSharesStocksList: otherStocks ?? [],
    emitentSharesBondsList: bonds ?? [],
    indexesList: (indexes ?? []).map((index) => toHoldingIndex(index, language)),
    hideGraph: stock.hidesGraph,
    get_tradings: getTradings.path,
    priceChart: graph?.chart ?? null,
    tradingTable: graph?.table ?? null,
    indexTabs: toIndexTabs(indexes ?? [], largestIndexes, language),
    excelLink: graph && groundId !== null ? tradingExportLink(stock.id, groundId) : null,
    excelExportAccess: viewer.kind === 'paid' && viewer.excelExportAccess,
    excelDefaultStart: firstOfJanuary(today, EXPORT_YEARS),
    excelDefaultEnd: today,
    excelGraphTableStartDate: span.first,
    excelGraphTableEndDate: span.last,
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
  all: readonly HoldingIndex[],
  largest: readonly NamedIndex[],
  language: Language,
): StockPageData['indexTabs'] {
  const holding = all.slice(0, MOST_INDEX_TABS - largest.length);
  const others = largest.filter((index) => holding.every(({ id }) => id !== index.id));
  return [...holding, ...others].map(({ id, name, names }) => ({
    id,
    name: localizedName(name, names, language),
  }));
}

function toHoldingIndex(index: HoldingIndex, language: Language): StockPageData['indexesList'][number] {
  return {
    id: index.id,
    string_id: index.stringId,
    name: localizedName(index.name, index.names, language),
    tiker: index.ticker,
  };
}
