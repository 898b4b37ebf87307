import { z } from 'zod';
import {
  addressWord,
  blockQuery,
  blockSelection,
  firstChart,
} from '#features/chart-block/chart-block.contract.ts';
import { FIGURE_LABELS } from '#features/explain-figure/figure-explanation.contract.ts';
import { indexMembers } from '#features/index-members/index-members.contract.ts';
import type { Reply } from '#platform/contract/endpoint.ts';
import { page } from '#platform/contract/page.ts';
import { entityKey } from '#platform/contract/params.ts';
import { locked } from '#platform/contract/sealed.ts';

const day = z.string().meta({ format: 'date' });
const value = locked('chart-values', z.number().nullable());
/** Without those of an issuer: an index has none. */
export const INDEX_SECTIONS = ['graph', 'members'] as const;
export type IndexSection = (typeof INDEX_SECTIONS)[number];

const otherIndex = z.object({ id: z.number(), name: z.string() });

export const marketIndexPage = page({
  id: 'market-index',
  readsAsOf: true,
  path: '/indexes/:stringId/',
  summary: 'An index: chart, comparison with other indices, and constituents',
  params: z.strictObject({ stringId: entityKey }),
  query: z.object({ ...blockQuery, compare: addressWord }),
  labels: [
    ...FIGURE_LABELS,
    'market-index',
    'entity-sections',
    'section-menu',
    'chart-block',
    'chart-tools',
    'chart',
    'index-members',
    'comparison-search',
    'date-picker',
    'legend',
    'message',
    'hint',
    'picture-export',
  ],
  reply: z.object({
    indexId: z.number(),
    stringId: z.string(),
    name: z.string(),
    registered_name: z.string().nullable().describe('as registered; null where that is the name shown'),
    ticker: z.string().nullable(),
    currency_name: z.string(),
    date: day.nullable().describe('date of the last value'),
    last: value,
    change: z.number().nullable().describe('change against the previous trading day, %'),
    base_date: day.nullable().describe('null: unknown'),
    base_value: value,
    members: indexMembers,
    chart_url: z.string().describe('endpoint of the chart series'),
    chart: firstChart.nullable().describe('null: failed to load'),
    selection: blockSelection.describe('as requested by the address'),
    compared: z
      .array(otherIndex.extend({ chart_url: z.string(), chart: firstChart }))
      .describe('indices compared in the address; empty if the viewer may not compare'),
    others: z.array(otherIndex).describe('a few other indices'),
    failed: z.array(z.enum(INDEX_SECTIONS)).describe('sections that failed to load'),
    today: day,
  }),
});

export type MarketIndexPageData = Reply<typeof marketIndexPage>;
