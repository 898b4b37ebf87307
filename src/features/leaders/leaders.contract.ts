import { z } from 'zod';
import { endpoint } from '#foundation/web/endpoint.ts';
import { rowId } from '#foundation/web/params.ts';
import { locked } from '#foundation/web/sealed.ts';

const price = locked('last-price', z.number().nullable());
const day = z.string().meta({ format: 'date' });

const leader = z.object({
  id: z.number(),
  name: z.string(),
  url: z.string().describe('its page on this ground, without the language'),
  tiker: z.string(),
  currency_name: z.string(),
  date: day.describe('of the last price'),
  last: price,
  change: z.number().nullable().describe('percent against the trading day before'),
  // The number of shares is public: with their value anyone could tell the price.
  capitalization: price.describe('shares outstanding at the last price'),
});

const leaderList = z.array(leader).max(10);

/** All three tabs of the documents (section 2): growing, falling, capitalization. */
export const leaders = z.object({
  branch_name: z.string(),
  date: day.describe('the newest trading day of the branch on the ground'),
  growing: leaderList,
  falling: leaderList,
  capitalization: leaderList,
});

const params = z.strictObject({ branchId: rowId, groundId: rowId });
const list = z.object({
  data: leaderList.describe('no rows where none is'),
  date: day.nullable().describe('the newest trading day of the branch on the ground'),
});

export const readMoving = endpoint({
  method: 'GET',
  path: '/api/stocks/get-growing-leaders/:branchId/:groundId/:direction/',
  summary: 'Shares of a branch that rose (1) or fell (2) most on the newest trading day of a ground',
  params: params.extend({ direction: z.enum(['1', '2']).describe('1 growing, 2 falling') }),
  reply: list,
});

export const readCapitalization = endpoint({
  method: 'GET',
  path: '/api/stocks/get-capitalization/:branchId/:groundId/',
  summary: 'Shares of a branch with the largest capitalization on a ground',
  params,
  reply: list,
});

export type Leader = z.output<typeof leader>;
export type LeadersData = z.output<typeof leaders>;
