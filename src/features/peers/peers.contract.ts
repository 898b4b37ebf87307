import { z } from 'zod';
import { locked } from '#platform/contract/sealed.ts';

const ofPrice = locked('last-price', z.number().nullable());

const peer = z.object({
  id: z.number(),
  string_id: z.string(),
  name: z.string(),
  is_subject: z.boolean().describe('the issuer of the page'),
  currency_name: z.string(),
  until: z.string().nullable().meta({ format: 'date' }).describe('end of the last twelve months'),
  market_cap: ofPrice.describe('all share classes, in `currency_name`'),
  revenue: locked('more-rows', z.number().nullable()).describe(
    'last twelve months; of a bank, operating income',
  ),
  margin: z.number().nullable().describe('EBITDA margin, %; of a bank, cost-to-income ratio'),
  leverage: z.number().nullable().describe('net debt to EBITDA; of a bank, equity to assets, %'),
  pe: ofPrice,
  rating: z.string().nullable().describe('latest rating of the issuer'),
});

export const peers = z.object({
  is_bank: z.boolean(),
  industry_code: z.string(),
  rows: z
    .array(peer)
    .describe('issuers of the same industry, the nearest in size, with the issuer among them'),
});

export type PeersData = z.output<typeof peers>;
export type Peer = z.output<typeof peer>;
