import { z } from 'zod';
import { locked } from '#platform/contract/sealed.ts';

const issuerFund = z.object({
  id: z.number(),
  string_id: z.string(),
  name: z.string(),
  ticker: z.string().nullable(),
  status: z.enum(['active', 'suspended', 'delisted']),
  index_name: z.string().nullable().describe('benchmark index'),
  expense_ratio: z.number().nullable().describe('percent a year'),
  currency_name: z.string(),
  date: z
    .string()
    .nullable()
    .meta({ format: 'date' })
    .describe('date of the last price on its primary exchange'),
  last: locked('last-price', z.number().nullable()),
  change: z.number().nullable().describe('change against the previous trading day, %'),
});

export const issuerFunds = z.array(issuerFund).describe('by name; delisted ETFs last');

export type IssuerFund = z.output<typeof issuerFund>;
