import { z } from 'zod';

/** What amounts suppose that nobody knows yet. */
export const bondAssumption = z.object({
  kind: z.enum(['base_rate', 'forward', 'inflation']),
  name: z.string(),
  percent: z.number().describe('percent per year; forward: the latest rate, which later ones leave'),
  date: z.string().meta({ format: 'date' }).describe('since when it is known; forward: of the zero curve'),
});

export type BondAssumption = z.output<typeof bondAssumption>;
