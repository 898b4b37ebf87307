import { z } from 'zod';
import {
  addressWord,
  blockQuery,
  blockWish,
  firstChart,
} from '#features/chart-block/chart-block.contract.ts';
import { indexMembers } from '#features/index-members/index-members.contract.ts';
import type { Reply } from '#foundation/web/endpoint.ts';
import { page } from '#foundation/web/page.ts';
import { entityKey } from '#foundation/web/params.ts';
import { locked } from '#foundation/web/sealed.ts';

const day = z.string().meta({ format: 'date' });
const value = locked('chart-values', z.number().nullable());
const otherIndex = z.object({ id: z.number(), name: z.string() });

export const marketIndexPage = page({
  id: 'market-index',
  path: '/indexes/:stringId/',
  summary: 'An index: its chart, compared with others, and what it is made of',
  params: z.strictObject({ stringId: entityKey }),
  query: z.object({ ...blockQuery, compare: addressWord }),
  labels: [
    'market-index',
    'chart-block',
    'chart',
    'index-members',
    'comparison-search',
    'date-picker',
    'legend',
    'dialog',
    'message',
    'table',
    'hint',
    'locked-value',
    'picture-export',
  ],
  reply: z.object({
    indexId: z.number(),
    stringId: z.string(),
    name: z.string(),
    tiker: z.string().nullable(),
    currency_name: z.string(),
    date: day.nullable().describe('of the last value'),
    last: value,
    change: z.number().nullable().describe('percent against the trading day before'),
    base_date: day,
    base_value: value,
    members: indexMembers,
    chart_url: z.string().describe('feeds the chart block'),
    chart: firstChart,
    wish: blockWish.describe('what the address asks for'),
    compared: z
      .array(otherIndex.extend({ chart_url: z.string(), chart: firstChart }))
      .describe('what the address compares it with; nothing for those who may not compare'),
    others: z.array(otherIndex).describe('a few other indexes'),
    today: day,
  }),
});

export type MarketIndexPageData = Reply<typeof marketIndexPage>;
