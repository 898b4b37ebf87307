import { z } from 'zod';
import { locked } from '#foundation/web/sealed.ts';

const issuerFund = z.object({
  id: z.number(),
  string_id: z.string(),
  name: z.string(),
  tiker: z.string().nullable(),
  status: z.enum(['active', 'suspended', 'delisted']),
  index_name: z.string().nullable().describe('the index that it follows'),
  expense_ratio: z.number().nullable().describe('percent a year'),
  currency_name: z.string(),
  date: z
    .string()
    .nullable()
    .meta({ format: 'date' })
    .describe('of the last price on its first trading ground'),
  last: locked('last-price', z.number().nullable()),
  change: z.number().nullable().describe('percent against the trading day before'),
});

export const issuerFunds = z.array(issuerFund).describe('by name, those that have ended last');

export type IssuerFund = z.output<typeof issuerFund>;
