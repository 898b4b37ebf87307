import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { rowId } from '#platform/contract/params.ts';
import { locked } from '#platform/contract/sealed.ts';

const holderRow = z.object({
  name: z.string(),
  url: z
    .string()
    .nullable()
    .describe('path of its page if the shareholder is an issuer, without the language prefix'),
  share: z.number().describe('stake, % of shares outstanding'),
  amount: z.number().nullable().describe('shares held; null if unknown'),
  // The shares are public: with their value anyone could derive the price.
  value: locked('last-price', z.number().nullable()).describe('value of the stake at the last price'),
});

export const holders = z.object({
  data: z.array(holderRow).describe('the largest first'),
  rest: z.number().describe('% not held by a known shareholder'),
  currency_name: z.string().nullable().describe('currency of the values'),
  date: z.string().nullable().meta({ format: 'date' }).describe('date of the list; null: none'),
});

export const readHolders = endpoint({
  method: 'GET',
  path: '/api/stocks/get-holders/:stockId/',
  summary: 'Shareholders of a stock, from the latest known list; empty if none is known',
  params: z.strictObject({ stockId: rowId }),
  reply: holders,
});

export type HolderRow = z.output<typeof holderRow>;
export type HoldersData = z.output<typeof holders>;
