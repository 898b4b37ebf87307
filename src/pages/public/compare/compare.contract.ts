import { z } from 'zod';
import { bondHoldings, ladderStep } from '#features/bond-holdings/bond-holdings.contract.ts';
import { blockQuery, blockSelection } from '#features/chart-block/chart-block.contract.ts';
import { COMPARED_CURVES } from '#features/compare-chart/compare-chart.contract.ts';
import {
  COMPARE_TABLE_LABELS,
  comparedWords,
  comparison,
} from '#features/compare-table/compare-table.contract.ts';
import { COMPARE_PATH } from '#market/compare/compare-address.ts';
import { chartBlockReply } from '#market/prices/chart-feed.contract.ts';
import type { Reply } from '#platform/contract/endpoint.ts';
import { page } from '#platform/contract/page.ts';

export const comparePage = page({
  id: 'compare',
  path: COMPARE_PATH,
  summary: 'Up to ten bonds, stocks, indices, companies or ETFs side by side, with overlaid curves',
  audience: 'person',
  query: z.object({
    ...comparedWords,
    ...blockQuery,
    curve: z.enum(COMPARED_CURVES).optional().catch(undefined),
    ladder: ladderStep,
  }),
  labels: [
    'compare',
    'compare-chart',
    'bond-holdings',
    'chart',
    'chart-block',
    'chart-tools',
    'date-picker',
    'legend',
    'dialog',
    'message',
    'hint',
    'picture-export',
    'table',
    ...COMPARE_TABLE_LABELS,
  ],
  reply: z.object({
    compared: comparison.nullable().describe('null: nothing was requested'),
    graph: z
      .object({
        curve: z.enum(COMPARED_CURVES),
        curves: z.array(z.enum(COMPARED_CURVES)),
        selection: blockSelection,
        chart: chartBlockReply.omit({ data: true }).nullable().describe('null: not for this viewer'),
      })
      .nullable()
      .describe('null: nothing to draw'),
    bonds: bondHoldings
      .nullable()
      .describe(
        'compared bonds together, the same face value of each; null where there are none that still pay',
      ),
    mayExport: z.boolean(),
    today: z.string().meta({ format: 'date' }),
  }),
});

export type ComparePageData = Reply<typeof comparePage>;
