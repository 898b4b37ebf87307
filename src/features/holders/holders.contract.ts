import { z } from 'zod';
import { endpoint } from '#foundation/web/endpoint.ts';
import { rowId } from '#foundation/web/params.ts';
import { locked } from '#foundation/web/sealed.ts';

const holderRow = z.object({
  name: z.string(),
  url: z.string().nullable().describe('its page where the holder is an issuer, without the language'),
  share: z.number().describe('percent of the shares outstanding'),
  amount: z.number().nullable().describe('shares held; null where it is not known how many there are'),
  // The shares are public: with their value anyone could tell the price.
  value: locked('last-price', z.number().nullable()).describe('of the shares held, at the last price'),
});

export const holders = z.object({
  data: z.array(holderRow).describe('the largest first'),
  rest: z.number().describe('percent that no known holder holds'),
  currency_name: z.string().nullable().describe('of the values'),
  date: z.string().nullable().meta({ format: 'date' }).describe('of the list; null where there is none'),
});

export const readHolders = endpoint({
  method: 'GET',
  path: '/api/stocks/get-holders/:stockId/',
  summary: 'Who holds a share, by the newest list that is known; no rows where none is',
  params: z.strictObject({ stockId: rowId }),
  reply: holders,
});

export type HolderRow = z.output<typeof holderRow>;
export type HoldersData = z.output<typeof holders>;
