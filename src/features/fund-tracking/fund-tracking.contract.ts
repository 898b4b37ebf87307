import { z } from 'zod';
import { locked, standsIn } from '#foundation/web/sealed.ts';

const day = z.string().meta({ format: 'date' });
const figure = locked('last-price', z.number().nullable());

const span = z.object({
  from: day,
  to: day,
  fund: figure.describe('return of the price, percent'),
  index: figure.describe('return of the index, percent'),
  difference: figure.describe('the first less the second, percentage points'),
  error: figure.describe(
    'standard deviation of the daily differences times the root of 252, percent; null: too few days',
  ),
});

const chart = z.object({
  unit: z.enum(['value', 'none']).describe('none: the values run from 0 to 1 and tell the shape alone'),
  days: z.array(day),
  fund: z.array(z.number()).describe('100 on the first day'),
  index: z.array(z.number()).describe('100 on the first day'),
  difference: z.array(z.number()).describe('the first less the second'),
});

export const fundTracking = z.object({
  index_name: z.string(),
  index_url: z.string().describe('without the language'),
  fund_name: z.string(),
  past: z
    .array(span.extend({ past_years: z.number() }))
    .describe('the last one, three and five years; the returns of more than one are told for a year'),
  years: z
    .array(
      span.extend({
        year: z.number(),
        is_whole: z.boolean().describe('false: it began or ends within the year'),
      }),
    )
    .describe('the newest first'),
  chart: standsIn('chart-values', chart).describe('the last twelve months'),
});

export type TrackingSpan = z.output<typeof span>;
export type TrackingChart = z.output<typeof chart>;
export type FundTrackingData = z.output<typeof fundTracking>;
