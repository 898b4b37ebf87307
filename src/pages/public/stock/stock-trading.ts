import type { StockPageData } from './stock.contract.ts';

const SHARED = [
  'stockId',
  'groundId',
  'stringId',
  'tradingGrounds',
  'stockInfo',
  'exchangeTable',
  'priceDynamics',
  'indicators',
  'hideGraph',
  'get_tradings',
  'priceChart',
  'tradingTable',
  'indexTabs',
  'excelLink',
  'excelExportAccess',
  'excelDefaultStart',
  'excelDefaultEnd',
  'excelGraphTableStartDate',
  'excelGraphTableEndDate',
  'failed',
  'today',
] as const satisfies readonly (keyof StockPageData)[];

/** What the page shows of the trading on one venue, and replaces when another one is chosen. */
export type StockTradingData = Pick<StockPageData, (typeof SHARED)[number]>;

export function toTrading(data: StockPageData): StockTradingData {
  // Each name is a field of the page.
  return Object.fromEntries(SHARED.map((name) => [name, data[name]])) as StockTradingData;
}
