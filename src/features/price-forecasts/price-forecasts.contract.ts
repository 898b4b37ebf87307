import { z } from 'zod';
import { locked } from '#platform/contract/sealed.ts';

const day = z.string().meta({ format: 'date' });
/** With the target, which is public, it reveals the last price. */
const upside = locked('last-price', z.number().nullable());

const RECOMMENDATIONS = ['buy', 'hold', 'sell'] as const;

const priceForecast = z.object({
  id: z.number(),
  provider_id: z.number(),
  provider_name: z.string(),
  date: day.describe('publication date'),
  'date.numeric': z.number().describe('Unix seconds'),
  reached_by: day.describe('target date'),
  recommendation: z.enum(RECOMMENDATIONS),
  target: z.number().describe('adjusted for later splits'),
  currency_name: z.string(),
  upside: upside.describe('upside to the price target, %; null without a price in its currency'),
  is_current: z
    .boolean()
    .describe('latest unexpired target of its firm; only these count towards the average'),
});

const forecastSummary = z.object({
  currency_name: z.string(),
  count: z.number().describe('number of current price targets in this currency'),
  mean: z.number(),
  low: z.number(),
  high: z.number(),
  last: locked('last-price', z.number().nullable()).describe('price on which the upside is based'),
  upside: upside.describe('upside to the average price target, %'),
  recommendations: z.object({ buy: z.number(), hold: z.number(), sell: z.number() }),
});

export const priceForecasts = z.object({
  data: z.array(priceForecast).describe('current ones first, then latest first'),
  summary: forecastSummary.nullable().describe('null: no current price targets'),
});

export type Recommendation = (typeof RECOMMENDATIONS)[number];
export type PriceForecast = z.output<typeof priceForecast>;
export type ForecastSummary = z.output<typeof forecastSummary>;
export type PriceForecastsData = z.output<typeof priceForecasts>;
