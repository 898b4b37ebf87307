import { z } from 'zod';
import { locked } from '#foundation/web/sealed.ts';

/** A share in a list, with its last trading day on its first ground. */
export const stockListRow = z.object({
  id: z.number(),
  string_id: z.string(),
  name: z.string(),
  tiker: z.string().nullable(),
  branch_name: z.string(),
  trading_ground: z.string().nullable(),
  currency_name: z.string(),
  status: z.enum(['active', 'suspended', 'delisted']),
  date: z.string().nullable().meta({ format: 'date' }),
  last: locked('last-price', z.number().nullable()),
  change: z.number().nullable().describe('percent against the trading day before'),
});

export type StockListRow = z.output<typeof stockListRow>;
