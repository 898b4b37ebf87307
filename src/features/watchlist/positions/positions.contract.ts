import { z } from 'zod';
import { download } from '#foundation/web/download.ts';
import { locked } from '#foundation/web/sealed.ts';

const price = locked('last-price', z.number().nullable());
const day = z.string().nullable().meta({ format: 'date' });

/** A row of the watchlist with its last trading day. */
export const position = z.object({
  id: z.number(),
  name: z.string(),
  url: z.string().describe('its page, on this ground'),
  tiker: z.string(),
  trading_ground: z.string(),
  currency_name: z.string(),
  price_unit: z.string().describe('what the last price is told in: percent of what is still owed for a bond'),
  status: z.enum(['active', 'suspended', 'delisted', 'matured', 'defaulted']),
  added_on: z.string().meta({ format: 'date' }),
  quantity: z.number().nullable().describe('null: watched without a quantity; multiplied by later splits'),
  date: day.describe('the trading day of the last price'),
  last: price,
  change: z.number().nullable().describe('percent against the trading day before'),
  change_money: price.describe('the same for one piece, in money'),
  value: price,
  day_result: price,
  total_result: price.describe('since the row was added; dividends and coupons are not counted in'),
  total_percent: price.describe('the same in percent, also without a quantity'),
});

export const currencyTotal = z.object({
  currency_name: z.string(),
  value: price,
  day_result: price,
  total_result: price,
});

export const positions = z.object({ rows: z.array(position), totals: z.array(currencyTotal) });

export type Position = z.output<typeof position>;
export type CurrencyTotalRow = z.output<typeof currencyTotal>;
export type PositionsData = z.output<typeof positions>;

export const downloadWatchlist = download({
  path: '/export/watchlist/',
  summary: 'The reader’s watchlist as an Excel workbook',
  audience: 'account',
});
