import { z } from 'zod';
import { locked, standsIn } from '#platform/contract/sealed.ts';

const day = z.string().meta({ format: 'date' });
const figure = locked('last-price', z.number().nullable());

const span = z.object({
  from: day,
  to: day,
  fund: figure.describe('price return, %'),
  index: figure.describe('index return, %'),
  difference: figure.describe('fund return minus index return, percentage points'),
  error: figure.describe('standard deviation of the daily return differences × √252, %; null: too few days'),
});

const chart = z.object({
  unit: z.enum(['value', 'none']).describe('none: values are scaled from 0 to 1 (shape only)'),
  days: z.array(day),
  fund: z.array(z.number()).describe('100 on the first day'),
  index: z.array(z.number()).describe('100 on the first day'),
  difference: z.array(z.number()).describe('fund minus index'),
});

export const fundTracking = z.object({
  index_name: z.string(),
  index_url: z.string().describe('path without the language prefix'),
  fund_name: z.string(),
  string_id: z.string(),
  venue_id: z.number(),
  past: z
    .array(span.extend({ past_years: z.number() }))
    .describe('1, 3 and 5 years; returns over more than one year are annualised'),
  years: z
    .array(
      span.extend({
        year: z.number(),
        is_whole: z.boolean().describe('false: partial year'),
      }),
    )
    .describe('the latest first'),
  chart: standsIn('chart-values', chart).describe('the last twelve months'),
});

export type TrackingSpan = z.output<typeof span>;
export type TrackingChart = z.output<typeof chart>;
export type FundTrackingData = z.output<typeof fundTracking>;
