import { z } from 'zod';
import { endpoint, type Reply } from '#foundation/web/endpoint.ts';
import { calendarDay, flag, wholeNumber } from '#foundation/web/params.ts';
import { locked } from '#foundation/web/sealed.ts';
import { MOST_ITERATIONS, MOST_STOCKS } from './limits.ts';

/** Document A, section 3. */
export const TRADING_FIELDS = [
  'last_price.numeric',
  'buying_quote.numeric',
  'selling_quote.numeric',
  'avar_price.numeric',
  'overturn.numeric',
  'open_price.numeric',
  'max_price.numeric',
  'min_price.numeric',
  'legal_close_price.numeric',
] as const;
export type TradingField = (typeof TRADING_FIELDS)[number];

/** What a page that shows the chart reads of its address; `parseChartQuery` makes sense of it. */
const asked = z.string().max(400).optional().catch(undefined);
export const chartQuery = { view: asked, type: asked, period: asked, from: asked, to: asked, compare: asked };

const id = wholeNumber.pipe(z.number().min(1));

export const tradingSeries = z.object({
  stockId: z.number(),
  tgId: z.number(),
  stockName: z.string(),
  field: z.enum(TRADING_FIELDS),
  name: z.string().describe('the stock and its ground'),
  data: z
    .array(z.tuple([z.number(), z.number().nullable()]))
    .describe('milliseconds and value; one day is told minute by minute on ground 1'),
  unit: z
    .enum(['value', 'none'])
    .describe('none: the values run from 0 to 1 and tell the shape alone, for those who may not see prices'),
  color: z.string(),
  colorNum: z.number().int(),
  overturn: z.boolean(),
  oldDataDate: z.string().nullable().describe('the last day of trading, where the asked days end later'),
  'oldDataDate.numeric': z.number().nullable().describe('Unix seconds'),
  lastTodayValue: locked('last-price', z.number().nullable()),
  change_1_day: locked('last-price', z.number().nullable()).describe('percent'),
});

/** The first stock on the first ground is what the chart is about; the others are compared with it. */
export const getTradings = endpoint({
  method: 'POST',
  path: '/api/chart/get_tradings/',
  summary: 'Series of trading days, or of the minutes of one day; 206 with other dates where these have none',
  changesState: false,
  body: z.strictObject({
    date_from: calendarDay,
    date_to: calendarDay,
    stocks_ids: z.array(id).min(1).max(MOST_STOCKS),
    trading_ground_ids: z.array(id).min(1).max(MOST_STOCKS).describe('one for each stock'),
    userChangePeriod: flag.describe('the reader chose these dates: they are never moved'),
    getChartIteration: wholeNumber.pipe(z.number().min(0).max(MOST_ITERATIONS)).default(0),
    fields: z.array(z.enum(TRADING_FIELDS)).min(1).max(TRADING_FIELDS.length),
  }),
  reply: z.array(tradingSeries),
});

export type TradingSeries = Reply<typeof getTradings>[number];
