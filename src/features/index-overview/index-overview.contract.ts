import { z } from 'zod';
import { locked } from '#platform/contract/sealed.ts';

const overviewIndex = z.object({
  id: z.number(),
  string_id: z.string(),
  name: z.string(),
  url: z.string().describe('path without the language prefix'),
  ticker: z.string().nullable(),
  currency_name: z.string(),
  date: z.string().meta({ format: 'date' }).describe('date of the last value'),
  last: locked('chart-values', z.number().nullable()),
  change: z.number().nullable().describe('change against the previous trading day, %'),
  change_1y: z.number().nullable().describe('change over one year, %'),
  shape: z.array(z.number()).describe('the year of `change_1y`, scaled from 0 to 1 (shape only)'),
});

export const indexOverview = z.array(overviewIndex).describe('by number of constituents, largest first');

export type OverviewIndex = z.output<typeof overviewIndex>;
