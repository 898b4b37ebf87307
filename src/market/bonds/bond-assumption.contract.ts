import { z } from 'zod';

/** What amounts suppose that nobody knows yet. */
export const bondAssumption = z.object({
  kind: z.enum(['base_rate', 'inflation']),
  name: z.string(),
  percent: z.number().describe('percent per year'),
  date: z.string().meta({ format: 'date' }).describe('since when it is known'),
});

export type BondAssumption = z.output<typeof bondAssumption>;
