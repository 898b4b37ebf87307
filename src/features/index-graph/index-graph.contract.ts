import { z } from 'zod';
import { chartBlockBody, chartBlockReply } from '#market/prices/chart-feed.contract.ts';
import { MOST_LISTED } from '#market/trading-chart/limits.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { calendarDay, rowId, wholeNumber } from '#platform/contract/params.ts';
import { raw } from '#platform/contract/raw-json.ts';
import { standsIn } from '#platform/contract/sealed.ts';

/** As many as the price chart that they are compared in; a block shows ten. */
export const MOST_YEARS = 30;
/** The last day that has values, whatever the dates are. */
export const SAME_DAY = 99;

const params = z.strictObject({ id: rowId });
const day = calendarDay.nullable().default(null);
const indexId = wholeNumber.pipe(z.number().min(1));
const periodId = wholeNumber.pipe(z.literal(SAME_DAY)).nullable().default(null);

const graphData = raw(
  z.array(
    z.object({
      date: z.string().meta({ format: 'date' }),
      'date.numeric': z.number().describe('Unix seconds'),
      value: z.number(),
    }),
  ),
).describe('oldest first');

const comparedIndex = z.object({
  index_id: z.number(),
  name: z.string(),
  graph_data: graphData,
  unit: z.enum(['value', 'none']).describe('none: values are scaled from 0 to 1 (shape only)'),
});
export type ComparedIndex = z.output<typeof comparedIndex>;

export const getGraphicData = endpoint({
  readsAsOf: true,
  method: 'POST',
  path: '/api/indexes/:id/getGraphicData/',
  summary: 'Values of an index and of indices compared with it: up to ten years by day, or the last day only',
  changesState: false,
  params,
  body: z.strictObject({
    beginDate: day,
    endDate: day,
    compareIndexes: z.array(indexId).max(MOST_LISTED).default([]).describe('up to 10'),
    periodId,
  }),
  reply: z.object({
    compare_data: standsIn('chart-values', z.array(comparedIndex)).describe('the index of the address first'),
  }),
});

export const getCompareGraphicData = endpoint({
  readsAsOf: true,
  method: 'POST',
  path: '/api/indexes/:id/getCompareGraphicData/',
  summary: 'Values of an index to compare with the one in the address',
  changesState: false,
  needs: 'compare',
  params,
  body: z.strictObject({ index_id: indexId, begin_date: day, end_date: day, period_id: periodId }),
  reply: standsIn('chart-values', comparedIndex),
});

export const readIndexChart = endpoint({
  readsAsOf: true,
  method: 'POST',
  path: '/api/indexes/:id/chart/',
  summary: 'Feeds the chart block of an index',
  changesState: false,
  params,
  body: chartBlockBody,
  reply: standsIn('chart-values', chartBlockReply),
});
