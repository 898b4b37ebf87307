import { z } from 'zod';
import { download } from '#platform/contract/download.ts';
import { locked } from '#platform/contract/sealed.ts';

const price = locked('last-price', z.number().nullable());
const day = z.string().nullable().meta({ format: 'date' });

/** A row of the watchlist with its last trading day. */
export const position = z.object({
  id: z.number(),
  name: z.string(),
  url: z.string().describe('path of its page for this exchange'),
  ticker: z.string(),
  venue: z.string(),
  currency_name: z.string(),
  price_unit: z.string().describe('unit of the last price; for a bond, % of outstanding principal'),
  status: z.enum(['active', 'suspended', 'delisted', 'matured', 'defaulted']),
  added_on: z.string().meta({ format: 'date' }),
  quantity: z.number().nullable().describe('null: no quantity; adjusted for later splits'),
  date: day.describe('trading day of the last price'),
  last: price,
  change: z.number().nullable().describe('change against the previous trading day, %'),
  change_money: price.describe('the same per unit, as an amount'),
  value: price,
  day_result: price,
  total_result: price.describe('gain or loss since the row was added, excluding dividends and coupons'),
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
  summary: 'Your watchlist as an Excel workbook',
  audience: 'account',
});
