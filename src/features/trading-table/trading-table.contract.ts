import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { calendarDay, rowId } from '#platform/contract/params.ts';
import { raw } from '#platform/contract/raw-json.ts';
import { locked, standsIn } from '#platform/contract/sealed.ts';

/** Rounded to the decimals that the share is quoted with; each has a twin that is not. */
export const PRICE_FIELDS = [
  'last_price',
  'open_price',
  'max_price',
  'min_price',
  'avar_price',
  'legal_close_price',
  'buying_quote',
  'selling_quote',
] as const;
export type PriceField = (typeof PRICE_FIELDS)[number];

/** In the order of the columns. */
export const TABLE_FIELDS = [
  'date',
  'last_price',
  'change_1_day',
  'open_price',
  'max_price',
  'min_price',
  'avar_price',
  'legal_close_price',
  'buying_quote',
  'selling_quote',
  'overturn',
  'volume',
  'deals',
] as const;
export type TableField = (typeof TABLE_FIELDS)[number];

const day = z.string().meta({ format: 'date' });
// Changes of many days would give the prices away: each says how many ticks one price is of another.
const sealed = locked('last-price', z.number().nullable());
const count = z.number().int().nullable();

/** One trading day. Prices and volumes before a split are stated in today's shares. */
export const tradingRow = z.object({
  date: day,
  'date.numeric': z.number().describe('Unix seconds'),
  last_price: sealed,
  'last_price.no_round': sealed,
  change_1_day: sealed.describe('change against the previous trading day, %'),
  'change_1_day.no_round': sealed,
  open_price: sealed,
  'open_price.no_round': sealed,
  max_price: sealed,
  'max_price.no_round': sealed,
  min_price: sealed,
  'min_price.no_round': sealed,
  avar_price: sealed,
  'avar_price.no_round': sealed,
  legal_close_price: sealed,
  'legal_close_price.no_round': sealed,
  buying_quote: sealed,
  'buying_quote.no_round': sealed,
  selling_quote: sealed,
  'selling_quote.no_round': sealed,
  overturn: sealed.describe('turnover'),
  'overturn.no_round': sealed,
  volume: sealed.describe(
    'volume; locked because, together with the shape of the turnover, it would reveal the price',
  ),
  deals: count,
});
export type TradingRow = z.output<typeof tradingRow>;

export const tradingTable = z.object({
  result: z.boolean().describe('false: no trades in this period'),
  data: standsIn('last-price', raw(z.array(tradingRow))).describe('one page of trading days, latest first'),
  fields: z.array(z.enum(TABLE_FIELDS)),
  fieldsLabels: z.record(z.enum(TABLE_FIELDS), z.string()),
  total: z.number().int().describe('number of trading days on all pages'),
  totals: z
    .object({
      max_price: sealed,
      min_price: sealed,
      avar_price: sealed.describe('VWAP'),
      overturn: sealed,
      volume: sealed,
      deals: count,
    })
    .describe('for all pages'),
  decimals: z.number().int().describe('decimals of prices'),
  currency_name: z.string(),
  archive: z.boolean(),
  date_from: day.nullable().describe('as requested; null: from the first trading day'),
  date_to: day.nullable().describe('as requested; null: to the last trading day'),
  before: day.nullable().describe('the page contains earlier days only; null: the latest page'),
  older: day.nullable().describe('pass as `before` for the next page; null: none'),
  newer: z
    .union([day, z.literal('latest')])
    .nullable()
    .describe('pass as `before` for the previous page'),
});
export type TradingTableData = z.output<typeof tradingTable>;

export const createTableTradingFullInfo = endpoint({
  readsAsOf: true,
  method: 'POST',
  path: '/api/stocks/:stockId/:venueId/createTableTradingFullInfo/',
  summary: 'Trading days of a stock on an exchange between two dates',
  changesState: false,
  params: z.strictObject({ stockId: rowId, venueId: rowId }),
  body: z.strictObject({
    dateFrom: calendarDay,
    dateTo: calendarDay,
    before: calendarDay.nullish().describe('for what did not fit into one answer'),
  }),
  reply: tradingTable,
});

/** Without a query the latest days of all. */
export const getTradingsFullInfoTable = endpoint({
  readsAsOf: true,
  method: 'GET',
  path: '/api/stocks/get-tradings-full-info-table/:stockId/:venueId/',
  summary: 'Price history of a stock on an exchange, page by page',
  params: z.strictObject({ stockId: rowId, venueId: rowId }),
  query: z.strictObject({
    before: calendarDay.optional(),
    from: calendarDay.optional(),
    to: calendarDay.optional(),
  }),
  reply: tradingTable,
});
