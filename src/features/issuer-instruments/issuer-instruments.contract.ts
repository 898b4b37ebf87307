import { z } from 'zod';
import { locked } from '#foundation/web/sealed.ts';

const day = z.string().nullable().meta({ format: 'date' });

const issuerStock = z.object({
  id: z.number(),
  string_id: z.string(),
  name: z.string(),
  tiker: z.string().nullable(),
  isin: z.string().nullable(),
  share_type: z.enum(['ordinary', 'preferred']),
  status: z.enum(['active', 'suspended', 'delisted']),
  shares_outstanding: z.number().nullable(),
  currency_name: z.string(),
  date: day.describe('of the last price on its first trading ground'),
  last: locked('last-price', z.number().nullable()),
  change: z.number().nullable().describe('percent against the trading day before'),
});

/** What the terms of an issue say is public, and so is what is left of it. */
const issuerBond = z.object({
  id: z.number(),
  string_id: z.string(),
  name: z.string(),
  isin: z.string().nullable(),
  status: z.enum(['active', 'suspended', 'delisted', 'matured', 'defaulted']),
  currency_name: z.string(),
  coupon_type: z.enum(['fixed', 'floating', 'zero', 'indexed']),
  coupon_rate: z.number().nullable().describe('percent a year; of a floater the margin over its base rate'),
  base_rate: z.string().nullable().describe('of an indexed bond the index of prices that it follows'),
  matures_on: day.describe('null where the bond is perpetual'),
  put_on: day.describe('the next day on which holders may hand it back'),
  outstanding: z.number().describe('the nominal that is still to be repaid'),
});

export const issuerStocks = z.array(issuerStock).describe('ordinary shares first');
export const issuerBonds = z
  .array(issuerBond)
  .describe('the next to be repaid first, those that have ended last');

export type IssuerStock = z.output<typeof issuerStock>;
export type IssuerBond = z.output<typeof issuerBond>;
