import { z } from 'zod';
import { priceChart, tradingSeries } from '#market/trading-chart/trading-chart.contract.ts';
import { standsIn } from '#platform/contract/sealed.ts';
import { mapBond } from '../block-showcase/block-showcase.contract.ts';

export const chartShowcase = z.object({
  share: z
    .object({
      stockId: z.number(),
      venueId: z.number(),
      name: z.string(),
      currency_name: z.string(),
      price: priceChart,
      candles: standsIn('extended-chart', z.array(tradingSeries)),
      comparison: standsIn('compare', z.array(tradingSeries)).describe('the stock, then others'),
      silent: z.array(tradingSeries).describe('the shape of its last day, for everyone'),
    })
    .nullable(),
  bonds: z.array(mapBond),
});

export type ChartShowcaseData = z.output<typeof chartShowcase>;
export type ShownShare = NonNullable<ChartShowcaseData['share']>;
