import { z } from 'zod';

const payment = z.object({
  id: z.string(),
  date: z.string().meta({ format: 'date' }),
  name: z.string(),
  url: z.string().describe('path of the instrument’s page, without the language prefix'),
  amount: z.number().nullable().describe('per unit, before tax; null: not known yet'),
  currency_name: z.string(),
  floating: z
    .object({ base_rate: z.string().nullable(), margin: z.number() })
    .nullable()
    .describe('for a coupon whose rate is not set yet'),
});

/** What the market pays next. Announcements and terms are open to everyone. */
export const marketPayments = z.object({
  dividends: z.array(payment).describe('by ex-dividend date, nearest first'),
  coupons: z.array(payment).describe('by coupon date, nearest first, then by issue size'),
});

export type MarketPayment = z.output<typeof payment>;
export type MarketPaymentsData = z.output<typeof marketPayments>;
