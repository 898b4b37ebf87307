import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { locked } from '#platform/contract/sealed.ts';

const watched = z.object({
  id: z.number(),
  name: z.string(),
  url: z.string().describe('path of its page for this exchange'),
  price_unit: z.string().describe('unit of the last price; for a bond, % of outstanding principal'),
  last: locked('last-price', z.number().nullable()),
  change: z.number().nullable().describe('change against the previous trading day, %'),
});

export const readOwnWatchlist = endpoint({
  method: 'GET',
  path: '/api/watchlist/changes/',
  summary: 'The rows of your watchlist that moved most on their last trading day',
  audience: 'account',
  reply: z.object({
    count: z.number().describe('rows of the whole watchlist'),
    rows: z.array(watched).describe('largest change first'),
  }),
});

export type Watched = z.output<typeof watched>;
