import { z } from 'zod';
import { TREND_CHOICES } from '#domain/trends/trend.ts';
import { indexMembers } from '#features/index-members/index-members.contract.ts';
import { chartBlockReply } from '#foundation/chart-feed/chart-feed.contract.ts';
import type { Reply } from '#foundation/web/endpoint.ts';
import { page } from '#foundation/web/page.ts';
import { entityKey } from '#foundation/web/params.ts';
import { locked, standsIn } from '#foundation/web/sealed.ts';

const day = z.string().meta({ format: 'date' });
/** Whatever an address says: what makes no sense is left out. */
const word = z.string().max(200).optional().catch(undefined);
const value = locked('chart-values', z.number().nullable());
const otherIndex = z.object({ id: z.number(), name: z.string() });
const blockRange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('period'), id: z.number() }),
  z.object({ kind: z.literal('days'), from: day, to: day }),
]);
/** The points stand in the series. */
const firstChart = standsIn('chart-values', chartBlockReply.omit({ data: true }));

export const marketIndexPage = page({
  id: 'market-index',
  path: '/indexes/:stringId/',
  summary: 'An index: its chart, compared with others, and what it is made of',
  params: z.strictObject({ stringId: entityKey }),
  query: z.object({ period: word, from: word, to: word, trend: word, compare: word }),
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
    wish: z.object({ range: blockRange, trend: z.enum(TREND_CHOICES) }).describe('what the address asks for'),
    compared: z
      .array(otherIndex.extend({ chart_url: z.string(), chart: firstChart }))
      .describe('what the address compares it with; nothing for those who may not compare'),
    others: z.array(otherIndex).describe('a few other indexes'),
    today: day,
  }),
});

export type MarketIndexPageData = Reply<typeof marketIndexPage>;
