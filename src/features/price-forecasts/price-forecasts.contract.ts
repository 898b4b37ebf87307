import { z } from 'zod';
import { locked } from '#foundation/web/sealed.ts';

const day = z.string().meta({ format: 'date' });
/** With the target, which is public, it tells the last price. */
const upside = locked('last-price', z.number().nullable());

const RECOMMENDATIONS = ['buy', 'hold', 'sell'] as const;

const priceForecast = z.object({
  id: z.number(),
  provider_id: z.number(),
  provider_name: z.string(),
  date: day.describe('when it was made'),
  'date.numeric': z.number().describe('Unix seconds'),
  reached_by: day.describe('by when the price is expected'),
  recommendation: z.enum(RECOMMENDATIONS),
  target: z.number().describe("in today's shares where one was split since"),
  currency_name: z.string(),
  upside: upside.describe('percent from the last price to the target; null without a price in its currency'),
  is_current: z
    .boolean()
    .describe('the newest of its provider, and its day is not over: these alone are summed up'),
});

const forecastSummary = z.object({
  currency_name: z.string(),
  count: z.number().describe('current forecasts in this currency'),
  mean: z.number(),
  low: z.number(),
  high: z.number(),
  last: locked('last-price', z.number().nullable()).describe('the price that the upside is counted from'),
  upside: upside.describe('percent from the last price to the mean target'),
  recommendations: z.object({ buy: z.number(), hold: z.number(), sell: z.number() }),
});

export const priceForecasts = z.object({
  data: z.array(priceForecast).describe('current ones first, then newest first'),
  summary: forecastSummary.nullable().describe('null where no forecast is current'),
});

export type Recommendation = (typeof RECOMMENDATIONS)[number];
export type PriceForecast = z.output<typeof priceForecast>;
export type ForecastSummary = z.output<typeof forecastSummary>;
export type PriceForecastsData = z.output<typeof priceForecasts>;
