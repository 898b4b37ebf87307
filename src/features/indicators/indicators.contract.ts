import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { rowId } from '#platform/contract/params.ts';
import { locked } from '#platform/contract/sealed.ts';

/** Money, and every ratio that would reveal the price to whoever knows the rest of it. */
const withPrice = locked('last-price', z.number().nullable());

/** Null: the stock never traded on this venue. Each field is null where the store does not know it. */
export const indicators = z
  .object({
    date: z
      .string()
      .meta({ format: 'date' })
      .describe('the last trading day, to whose close all values refer'),
    'date.numeric': z.number().describe('Unix seconds'),
    currency_name: z.string().describe('currency of the amounts'),
    capitalization: withPrice.describe('shares outstanding × last price on this exchange'),
    turnover: withPrice.describe('turnover on the last trading day'),
    turnover_month_average: withPrice.describe('average daily turnover over the last month'),
    spread: withPrice.describe('best ask minus best bid at the close, % of the mid price'),
    volatility: z
      .number()
      .nullable()
      .describe(
        'annualised standard deviation of daily log returns over one year, %; null with fewer than 30 returns',
      ),
    beta: z
      .object({ value: z.number(), index_name: z.string(), index_url: z.string() })
      .nullable()
      .describe(
        'beta over one year of daily log returns against the index with the most constituents in the same currency; null with fewer than 30 returns',
      ),
    range_position_1y: locked('price-dynamics', z.number().nullable()).describe(
      'position of the last price in the 52-week range: 0 is the low, 100 the high',
    ),
    dividend_yield_12m: withPrice.describe(
      'dividends with an ex-dividend date in the last 12 months, % of the last price in their currency on this exchange or, failing that, on the first exchange trading in it',
    ),
  })
  .nullable();

export const readIndicators = endpoint({
  readsAsOf: true,
  method: 'GET',
  path: '/api/stocks/indicators/:stockId/:venueId/',
  summary: 'Key statistics of a stock on an exchange: size, liquidity, risk and dividend yield',
  params: z.strictObject({ stockId: rowId, venueId: rowId }),
  reply: indicators,
});

export type IndicatorsData = NonNullable<z.output<typeof indicators>>;
