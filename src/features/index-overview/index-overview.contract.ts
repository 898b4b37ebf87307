import { z } from 'zod';
import { locked } from '#foundation/web/sealed.ts';

const overviewIndex = z.object({
  id: z.number(),
  name: z.string(),
  url: z.string().describe('without the language'),
  tiker: z.string().nullable(),
  currency_name: z.string(),
  date: z.string().meta({ format: 'date' }).describe('of the last value'),
  last: locked('chart-values', z.number().nullable()),
  change: z.number().nullable().describe('percent against the trading day before'),
  change_1y: z.number().nullable().describe('percent against the last value a year before'),
  shape: z.array(z.number()).describe('the last three months between 0 and 1: a curve without a value'),
});

export const indexOverview = z.array(overviewIndex).describe('those with the most members first');

export type OverviewIndex = z.output<typeof overviewIndex>;
