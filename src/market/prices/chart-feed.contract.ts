import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { calendarDay, wholeNumber } from '#platform/contract/params.ts';
import { raw } from '#platform/contract/raw-json.ts';

/** The tabs of a block, numbered as those of the price chart; without months: everything there is. */
export const FEED_PERIODS = [
  { id: 1, months: 1 },
  { id: 2, months: 3 },
  { id: 3, months: 6 },
  { id: 4, months: 12 },
  { id: 5, months: 36 },
  { id: 6, months: null },
] as const;

/** What a chart block asks any address that feeds one. */
export const chartBlockBody = z.strictObject({
  periodId: wholeNumber.nullable().default(null),
  beginDate: calendarDay.nullable().default(null),
  endDate: calendarDay.nullable().default(null),
});

const point = z.object({
  'date.numeric': z.number().describe('Unix seconds'),
  date: z.string(),
  value: z.number().nullable(),
  valueFmt: z.string().describe('formatted for the language of the request; empty if the values are locked'),
});

/** A series of its own points (CB-02). */
const series = z.object({
  id: z.number(),
  tgId: z.number().nullable(),
  model: z.enum(['stock', 'index', 'bond', 'etf']),
  name: z.string(),
  tgName: z.string().nullable(),
  date: z.string().nullable().describe('date of the latest value'),
  field: z.string().describe('what the values are'),
  data: raw(z.array(point)),
});

export const chartBlockReply = z.object({
  data: raw(z.array(point)).describe('of the first series'),
  series: z.array(series),
  graph_type: z.enum(['line', 'column', 'candlestick']),
  measure: z.string().nullable().describe('unit; null: values are scaled from 0 to 1 (shape only)'),
});

export type ChartBlockData = z.output<typeof chartBlockReply>;

/** The call that feeds a block, at any address. */
export const chartFeedAt = (path: string) =>
  endpoint({
    readsAsOf: true,
    method: 'POST',
    path,
    summary: 'Feeds a chart block',
    changesState: false,
    body: chartBlockBody,
    reply: chartBlockReply,
  });
