import { z } from 'zod';
import { locked } from '#platform/contract/sealed.ts';

/** What an index is made of, the heaviest first. */
const indexMember = z.object({
  id: z.number(),
  string_id: z.string(),
  name: z.string(),
  ticker: z.string().nullable(),
  weight: z.number().describe('percent of the index'),
  date: z
    .string()
    .nullable()
    .meta({ format: 'date' })
    .describe('date of the last price on its primary exchange'),
  last: locked('last-price', z.number().nullable()),
  change: z.number().nullable().describe('change against the previous trading day, %'),
  currency_name: z.string(),
});

export const indexMembers = z.array(indexMember);

export type IndexMember = z.output<typeof indexMember>;
