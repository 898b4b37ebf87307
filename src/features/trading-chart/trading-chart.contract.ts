import { z } from 'zod';
import { endpoint } from '#foundation/web/endpoint.ts';
import { calendarDay, flag, wholeNumber } from '#foundation/web/params.ts';
import { raw } from '#foundation/web/raw-json.ts';
import { locked, standsIn } from '#foundation/web/sealed.ts';
import { type ChartQuery, spellChartWord } from './chart-address.ts';
import { MOST_ITERATIONS, MOST_STOCKS } from './limits.ts';

/** Document A, section 3. */
const TRADING_FIELDS = [
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

export const SIMPLE_FIELDS = [
  'last_price.numeric',
  'overturn.numeric',
] as const satisfies readonly TradingField[];
export const EXTENDED_FIELDS = [
  'open_price.numeric',
  'max_price.numeric',
  'min_price.numeric',
  'last_price.numeric',
  'overturn.numeric',
] as const satisfies readonly TradingField[];
/** Without the extended chart nobody asks for these. */
export const CANDLE_FIELDS: ReadonlySet<TradingField> = new Set([
  'open_price.numeric',
  'max_price.numeric',
  'min_price.numeric',
]);
const day = z.string().meta({ format: 'date' });
const id = wholeNumber.pipe(z.number().min(1));

export const tradingSeries = z.object({
  stockId: z.number(),
  tgId: z.number(),
  stockName: z.string(),
  field: z.enum(TRADING_FIELDS),
  name: z.string().describe('the stock and its ground'),
  data: raw(z.array(z.tuple([z.number(), z.number().nullable()]))).describe(
    'milliseconds and value; one day is told minute by minute on ground 1',
  ),
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

/** `2`: today. */
const movedTo = z.union([z.literal(2), calendarDay]).describe('the last day of trading; 2: it is today');

/** The first stock on the first ground is what the chart is about; the others are compared with it. */
export const getTradings = endpoint({
  method: 'POST',
  path: '/api/chart/get_tradings/',
  summary: 'Series of trading days, or of the minutes of one day; 206 with other dates where these have none',
  changesState: false,
  body: z
    .strictObject({
      date_from: calendarDay,
      date_to: calendarDay,
      stocks_ids: z.array(id).min(1).max(MOST_STOCKS),
      trading_ground_ids: z.array(id).min(1).max(MOST_STOCKS).describe('one for each stock'),
      userChangePeriod: flag.describe('the reader chose these dates: they are never moved'),
      getChartIteration: wholeNumber.pipe(z.number().min(0).max(MOST_ITERATIONS)).default(0),
      fields: z.array(z.enum(TRADING_FIELDS)).min(1).max(TRADING_FIELDS.length),
    })
    .refine((body) => body.stocks_ids.length === body.trading_ground_ids.length),
  reply: standsIn('last-price', z.array(tradingSeries)),
  partial: movedTo,
});

export type TradingSeries = z.output<typeof tradingSeries>;
export type MovedTo = z.output<typeof movedTo>;

/** In one spelling, so that pages which look alike are kept as one. */
const asked = (name: keyof ChartQuery) =>
  z
    .string()
    .max(400)
    .transform((text) => spellChartWord(name, text))
    .optional()
    .catch(undefined)
    .meta({ type: 'string' });

/** What a page that shows the chart reads of its address; `parseChartQuery` makes sense of it. */
export const chartQuery = {
  view: asked('view'),
  mode: asked('mode'),
  type: asked('type'),
  period: asked('period'),
  from: asked('from'),
  to: asked('to'),
  before: asked('before'),
  compare: asked('compare'),
};

const flagOfDay = z.object({
  kind: z.enum(['dividend', 'split']),
  date: day,
  'date.numeric': z.number().describe('Unix seconds'),
  value: z.number().describe('money for a share, or new shares for an old one'),
  currency_name: z.string().nullable(),
});
export type FlagOfDay = z.output<typeof flagOfDay>;

/** Document A, section 3: an index that is compared. */
const comparedIndex = z.object({
  index_id: z.number(),
  name: z.string(),
  graph_data: raw(
    z.array(z.object({ 'date.numeric': z.number().describe('Unix seconds'), value: z.number().nullable() })),
  ),
});
export type ComparedIndex = z.output<typeof comparedIndex>;

/** What a page has of the chart before any script asks: what its address asks for and the viewer may see. */
export const priceChart = z.object({
  view: z.enum(['chart', 'stock', 'archive']),
  mode: z.enum(['chart', 'table']),
  type: z.enum(['simple', 'extended']),
  period: z.number().int().min(0).max(5).nullable().describe('as it was asked for; null: days were'),
  date_from: day.describe('of what is shown: other days than asked for where those had no trading'),
  date_to: day,
  before: day.nullable().describe('the page of a table has only days before it; null: the newest page'),
  compared: z
    .array(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('stock'), id: z.number(), groundId: z.number() }),
        z.object({ kind: z.literal('index'), id: z.number() }),
      ]),
    )
    .describe('besides the share itself; empty for those who may not compare'),
  indexes: standsIn('chart-values', z.array(comparedIndex)),
  series: standsIn('last-price', z.array(tradingSeries)).describe(
    'of the stock, then of those compared with it',
  ),
  flags: locked('chart-flags', z.array(flagOfDay)).describe('of all days, oldest first'),
  today: day,
  firstTradingDate: day.nullable(),
  lastTradingDate: day.nullable().describe('null: never traded on this ground'),
  displayOffset: z.number().describe('minutes that the clock of the site is ahead of UTC'),
});
export type PriceChartData = z.output<typeof priceChart>;
