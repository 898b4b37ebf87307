import { z } from 'zod';

const day = z.string().meta({ format: 'date' });

/** What is corrected: statements by a restatement, the rest by an import that replaced stored values. */
export const CORRECTED = [
  'restatement',
  'price',
  'index-value',
  'dividend',
  'split',
  'bond-terms',
  'coupon',
  'rating',
] as const;

const correction = z.object({
  id: z.string(),
  on: day.describe('when the correction became known'),
  what: z.enum(CORRECTED),
  standard: z.enum(['ifrs', 'ras', 'bank']).nullable().describe('of restated statements'),
  name: z.string(),
  url: z.string().describe('path of the page of the instrument or issuer'),
  from: day.nullable().describe('first day corrected; for statements, the end of the period'),
  to: day.nullable(),
  count: z.number().describe('values or rows changed'),
});

export const corrections = z.object({ items: z.array(correction).describe('latest first') });

export type Correction = z.output<typeof correction>;
export type CorrectionsData = z.output<typeof corrections>;
