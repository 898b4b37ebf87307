import { z } from 'zod';
import { reportTable } from '#market/statements/report-table.contract.ts';
import { locked } from '#platform/contract/sealed.ts';

const day = z.string().nullable().meta({ format: 'date' });

/** What everyone may see of a share's last trading day. */
const tradedShare = z.object({
  id: z.number(),
  string_id: z.string(),
  name: z.string(),
  industry_name: z.string(),
  venue: z.string(),
  date: day,
  change: z.number().nullable().describe('change against the previous trading day, %'),
  deals: z.number().nullable(),
  volume: z.number().nullable().describe('units'),
});

const pricedShare = tradedShare.extend({
  currency_name: z.string(),
  last: locked('last-price', z.number().nullable()),
  request: z.enum(['forbidden_request', 'already_send_request', 'send_request']).nullable(),
});

const volumes = z.array(z.number().nullable()).describe('volume by month');
const monthlyShare = z.object({
  name: z.string(),
  volumes,
  venues: z.array(z.object({ name: z.string(), volumes })),
});

const dividend = z.object({
  date_of_ex_dividend: z.string().meta({ format: 'date' }),
  amount: z.number(),
  currency_name: z.string(),
  payment_date: day,
  hidden: z.boolean(),
  show: z.enum(['prev', 'next', 'hide']).nullable(),
});

export const tableShowcase = z.object({
  shares: z.array(pricedShare).describe('most active stocks of the last trading day'),
  open: z.array(tradedShare),
  more: locked('more-rows', z.array(tradedShare)),
  moreCount: z.number(),
  dividends: z.array(dividend),
  industries: z.array(z.object({ name: z.string(), shares: z.number(), names: z.string() })),
  years: z.array(z.number()),
  yearly: z.array(z.object({ name: z.string(), amounts: z.array(z.number().nullable()) })),
  months: z.array(z.string()).describe('YYYY-MM'),
  monthly: z.array(monthlyShare),
  closedMonthly: locked('more-rows', z.array(monthlyShare)),
  statement: reportTable.nullable().describe('a balance sheet over all periods'),
});

export type TradedShare = z.output<typeof tradedShare>;
export type PricedShare = z.output<typeof pricedShare>;
export type MonthlyShare = z.output<typeof monthlyShare>;
export type ShownDividend = z.output<typeof dividend>;
export type TableShowcaseData = z.output<typeof tableShowcase>;
