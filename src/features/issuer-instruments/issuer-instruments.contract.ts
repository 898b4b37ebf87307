import { z } from 'zod';
import { locked } from '#platform/contract/sealed.ts';

const day = z.string().nullable().meta({ format: 'date' });

/** Whatever follows from a price would give it away. */
const figure = locked('last-price', z.number().nullable());

const issuerStock = z.object({
  id: z.number(),
  string_id: z.string(),
  name: z.string(),
  ticker: z.string().nullable(),
  isin: z.string().nullable(),
  share_type: z.enum(['ordinary', 'preferred']),
  status: z.enum(['active', 'suspended', 'delisted']),
  shares_outstanding: z.number().nullable(),
  currency_name: z.string(),
  date: day.describe('date of the last price on its primary exchange'),
  last: locked('last-price', z.number().nullable()),
  change: z.number().nullable().describe('change against the previous trading day, %'),
  pe: figure.describe('market cap of all share classes over net profit of the last twelve months'),
  ev_ebitda: figure.describe('enterprise value over EBITDA of the last twelve months'),
  dividend_yield: figure.describe('dividends of the last twelve months over the last price, %'),
});

/** What the terms of an issue say is public, and so is what is left of it. */
const issuerBond = z.object({
  id: z.number(),
  string_id: z.string(),
  name: z.string(),
  isin: z.string().nullable(),
  status: z.enum(['active', 'suspended', 'delisted', 'matured', 'defaulted']),
  currency_name: z.string(),
  coupon_type: z.enum(['fixed', 'floating', 'zero', 'indexed']).nullable().describe('null: unknown'),
  coupon_rate: z
    .number()
    .nullable()
    .describe('coupon rate, % p.a.; for a floating-rate note, the margin over its reference rate'),
  base_rate: z.string().nullable().describe('reference rate; for an inflation-linked bond, its price index'),
  matures_on: day.describe('null: perpetual or unknown'),
  is_perpetual: z.boolean(),
  put_on: day.describe('next put date'),
  outstanding: z.number().nullable().describe('amount outstanding'),
  price: figure.describe('latest clean price on its primary exchange, % of outstanding principal'),
  yield: figure.describe('the yield that the site shows first, annual effective, %'),
  duration: figure.describe('modified, years'),
  spread: figure.describe('G-spread, bp'),
  rating: z.string().nullable().describe('latest rating of the bond or else of its issuer'),
});

export const issuerStocks = z.array(issuerStock).describe('ordinary shares first');
export const issuerBonds = z.array(issuerBond).describe('by redemption date; matured bonds last');

export type IssuerStock = z.output<typeof issuerStock>;
export type IssuerBond = z.output<typeof issuerBond>;
