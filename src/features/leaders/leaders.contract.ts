import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { rowId } from '#platform/contract/params.ts';
import { locked } from '#platform/contract/sealed.ts';

const price = locked('last-price', z.number().nullable());
const day = z.string().meta({ format: 'date' });

const leader = z.object({
  id: z.number(),
  name: z.string(),
  url: z.string().describe('path of its page for this exchange, without the language prefix'),
  change_url: z.string().describe('path of the explanation of its change'),
  ticker: z.string(),
  currency_name: z.string(),
  date: day.describe('date of the last price'),
  last: price,
  change: z.number().nullable().describe('change against the previous trading day, %'),
  // The number of shares is public: with their value anyone could derive the price.
  capitalization: price.describe('shares outstanding at the last price'),
});

const leaderList = z.array(leader).max(10);

/** The documents' tabs. */
export const TABS = [
  { id: 1, list: 'growing' },
  { id: 2, list: 'falling' },
  { id: 3, list: 'capitalization' },
] as const;

const tab = z.object({
  id: z.literal([1, 2, 3]).describe('1: gainers, 2: losers, 3: market cap'),
  ttl: z.string(),
  show: z.boolean().describe('whether its list has stocks'),
});

/** Three tabs (ST-13): growing, falling, capitalization. A page has the first unless its address says `all=leaders`. */
export const leaders = z.object({
  industry_id: z.number(),
  venue_id: z.number(),
  industry_name: z.string(),
  date: day.describe('latest trading day of the industry on the exchange'),
  tabs: z.array(tab),
  growing: leaderList,
  falling: leaderList.nullable().describe('null: not requested'),
  capitalization: leaderList.nullable().describe('null: not requested'),
});

const params = z.strictObject({ industryId: rowId, venueId: rowId });
const list = z.object({
  data: leaderList.describe('empty if there are none'),
  date: day.nullable().describe('latest trading day of the industry on the exchange'),
});

export const readMoving = endpoint({
  method: 'GET',
  path: '/api/stocks/get-growing-leaders/:industryId/:venueId/:direction/',
  summary: 'Gainers (1) or losers (2) of an industry on the latest trading day of an exchange',
  params: params.extend({ direction: z.enum(['1', '2']).describe('1: gainers, 2: losers') }),
  reply: list,
});

export const readCapitalization = endpoint({
  method: 'GET',
  path: '/api/stocks/get-capitalization/:industryId/:venueId/',
  summary: 'Largest stocks of an industry by market cap on an exchange',
  params,
  reply: list,
});

export type Leader = z.output<typeof leader>;
export type LeadersData = z.output<typeof leaders>;
