import { z } from 'zod';
import { locked } from '#platform/contract/sealed.ts';

const share = z.object({
  id: z.number(),
  name: z.string(),
  ticker: z.string(),
  url: z.string().describe('path of its page, without the language prefix'),
  change: z.number().describe('change against the previous trading day, %'),
  // The number of shares is public: with their value anyone could derive the price.
  capitalization: locked('last-price', z.number()).describe('shares outstanding at the last price'),
});

/** The stocks of the first venue by industry, as they moved on its latest trading day. */
export const heatMap = z.object({
  venue: z.string(),
  date: z.string().meta({ format: 'date' }),
  currency_name: z
    .string()
    .describe('the most frequent currency of the venue; stocks in others are left out'),
  industries: z
    .array(
      z.object({
        id: z.number(),
        name: z.string(),
        url: z.string().describe('path of the list of its stocks, without the language prefix'),
        shares: z.array(share).describe('by name'),
      }),
    )
    .describe('by number of stocks, largest first'),
});

export type HeatMapData = z.output<typeof heatMap>;
export type HeatIndustry = HeatMapData['industries'][number];
export type HeatShare = HeatIndustry['shares'][number];
