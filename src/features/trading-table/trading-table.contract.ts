import { z } from 'zod';
import { endpoint } from '#foundation/web/endpoint.ts';
import { calendarDay, rowId } from '#foundation/web/params.ts';
import { raw } from '#foundation/web/raw-json.ts';
import { locked, standsIn } from '#foundation/web/sealed.ts';

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

/** One trading day. Prices and pieces before a split are told in today's shares. */
export const tradingRow = z.object({
  date: day,
  'date.numeric': z.number().describe('Unix seconds'),
  last_price: sealed,
  'last_price.no_round': sealed,
  change_1_day: sealed.describe('percent, since the trading day before'),
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
  overturn: sealed.describe('money traded'),
  'overturn.no_round': sealed,
  volume: sealed.describe(
    'pieces traded: beside the shape of the overturn they would tell how the price moved',
  ),
  deals: count,
});
export type TradingRow = z.output<typeof tradingRow>;

export const tradingTable = z.object({
  result: z.boolean().describe('false: nothing was traded in these days'),
  data: standsIn('last-price', raw(z.array(tradingRow))).describe('a page of days, the newest first'),
  fields: z.array(z.enum(TABLE_FIELDS)),
  fieldsLabels: z.record(z.enum(TABLE_FIELDS), z.string()),
  total: z.number().int().describe('trading days on all pages'),
  totals: z
    .object({
      max_price: sealed,
      min_price: sealed,
      avar_price: sealed.describe('weighted by the pieces traded'),
      overturn: sealed,
      volume: sealed,
      deals: count,
    })
    .describe('of the days on all pages'),
  decimals: z.number().int().describe('of prices'),
  currency_name: z.string(),
  archive: z.boolean(),
  date_from: day.nullable().describe('as asked for; null: the first day'),
  date_to: day.nullable().describe('as asked for; null: the last day'),
  before: day.nullable().describe('the page has only days before it; null: the newest page'),
  older: day.nullable().describe('before which the next page begins; null: there is none'),
  newer: z
    .union([day, z.literal('newest')])
    .nullable()
    .describe('before which the page before this one begins'),
});
export type TradingTableData = z.output<typeof tradingTable>;

/** Document A, section 7. */
export const createTableTradingFullInfo = endpoint({
  method: 'POST',
  path: '/api/stocks/:stockId/:groundId/createTableTradingFullInfo/',
  summary: 'The trading days of a share on a ground between two days',
  changesState: false,
  params: z.strictObject({ stockId: rowId, groundId: rowId }),
  body: z.strictObject({
    dateFrom: calendarDay,
    dateTo: calendarDay,
    before: calendarDay.nullish().describe('for what did not fit into one answer'),
  }),
  reply: tradingTable,
});

/** Document A, section 7: without a query the newest days of all. */
export const getTradingsFullInfoTable = endpoint({
  method: 'GET',
  path: '/api/stocks/get-tradings-full-info-table/:stockId/:tradingGroundId/',
  summary: 'The archive of trading days of a share on a ground, page by page',
  params: z.strictObject({ stockId: rowId, tradingGroundId: rowId }),
  query: z.strictObject({
    before: calendarDay.optional(),
    from: calendarDay.optional(),
    to: calendarDay.optional(),
  }),
  reply: tradingTable,
});
