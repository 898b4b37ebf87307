import { z } from 'zod';

const payment = z.object({
  id: z.string(),
  date: z.string().meta({ format: 'date' }),
  name: z.string(),
  url: z.string().describe('the page of the instrument, without the language'),
  amount: z.number().nullable().describe('for one piece, before tax; null: not known yet'),
  currency_name: z.string(),
  floating: z
    .object({ base_rate: z.string().nullable(), margin: z.number() })
    .nullable()
    .describe('of a coupon whose rate is set later'),
});

/** What the market pays next. Announcements and terms are open to everyone. */
export const marketPayments = z.object({
  dividends: z.array(payment).describe('by the ex-dividend day, the nearest first'),
  coupons: z.array(payment).describe('by the day of the coupon, the nearest first, larger issues first'),
});

export type MarketPayment = z.output<typeof payment>;
export type MarketPaymentsData = z.output<typeof marketPayments>;
