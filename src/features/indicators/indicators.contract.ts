import { z } from 'zod';
import { endpoint } from '#foundation/web/endpoint.ts';
import { rowId } from '#foundation/web/params.ts';
import { locked } from '#foundation/web/sealed.ts';

/** Money, and every ratio that would tell the price to whoever knows the rest of it. */
const withPrice = locked('last-price', z.number().nullable());

/** Null: the stock never traded on this ground. Each field is null where the store cannot tell it. */
export const indicators = z
  .object({
    date: z
      .string()
      .meta({ format: 'date' })
      .describe('the last trading day, at whose end all of them stand'),
    'date.numeric': z.number().describe('Unix seconds'),
    currency_name: z.string().describe('of the money'),
    capitalization: withPrice.describe('shares outstanding times the last price on this ground'),
    overturn: withPrice.describe('money traded on the last trading day'),
    overturn_month_average: withPrice.describe(
      'money traded a day, on average over the trading days of the last month',
    ),
    spread: withPrice.describe(
      'between the selling and the buying quote at the close, percent of their middle',
    ),
    volatility: z
      .number()
      .nullable()
      .describe(
        'standard deviation of the daily logarithmic returns of the last year, times the root of 252, percent; null with fewer than 30',
      ),
    beta: z
      .object({ value: z.number(), index_name: z.string(), index_url: z.string() })
      .nullable()
      .describe(
        'slope of the daily logarithmic returns of the last year against those of the index with the most members in the same currency; null with fewer than 30',
      ),
    range_position_1y: locked('price-dynamics', z.number().nullable()).describe(
      'the last price between the lowest (0) and the highest (100) of the last year, percent',
    ),
    dividend_yield_12m: withPrice.describe(
      'dividends whose ex-dividend day lies in the last twelve months, percent of the last price in their currency: on this ground or, where it trades in another one, on the first that does',
    ),
  })
  .nullable();

export const readIndicators = endpoint({
  method: 'GET',
  path: '/api/stocks/indicators/:stockId/:groundId/',
  summary: 'Figures of a share on a trading ground: size, liquidity, risk and dividend yield',
  params: z.strictObject({ stockId: rowId, groundId: rowId }),
  reply: indicators,
});

export type IndicatorsData = NonNullable<z.output<typeof indicators>>;
