import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { calendarDay, flag, wholeNumber } from '#platform/contract/params.ts';
import { raw } from '#platform/contract/raw-json.ts';
import { locked, standsIn } from '#platform/contract/sealed.ts';
import { type ChartQuery, spellChartWord } from './chart-address.ts';
import { MOST_ITERATIONS, MOST_LISTED } from './limits.ts';

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
/** Without the extended chart nobody requests these. */
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
  name: z.string().describe('the stock and its exchange'),
  currency_name: z.string().describe('currency of its prices on the exchange'),
  data: raw(z.array(z.tuple([z.number(), z.number().nullable()]))).describe(
    'Unix time in milliseconds and value; a single day has one point per minute on exchange 1',
  ),
  unit: z
    .enum(['value', 'none'])
    .describe('none: values are scaled from 0 to 1 (shape only) for viewers without access to prices'),
  color: z.string(),
  colorNum: z.number().int(),
  overturn: z.boolean(),
  oldDataDate: z.string().nullable().describe('last trading day, if the requested period ends later'),
  'oldDataDate.numeric': z.number().nullable().describe('Unix seconds'),
  lastTodayValue: locked('last-price', z.number().nullable()),
  change_1_day: locked('last-price', z.number().nullable()).describe('percent'),
  previous_close: locked('last-price', z.number().nullable()).describe(
    'last price of the previous trading day, for a single day by minute; null otherwise',
  ),
});

/** `2`: today. */
const movedTo = z.union([z.literal(2), calendarDay]).describe('last trading day; 2: it is today');

/** The first stock on the first venue is what the chart is about; the others are compared with it. */
export const getTradings = endpoint({
  readsAsOf: true,
  method: 'POST',
  path: '/api/chart/get_tradings/',
  summary: 'Series by trading day, or by minute for one day; 206 with other dates if these have no trades',
  changesState: false,
  body: z
    .strictObject({
      date_from: calendarDay,
      date_to: calendarDay,
      stocks_ids: z.array(id).min(1).max(MOST_LISTED).describe('up to 10'),
      trading_ground_ids: z.array(id).min(1).max(MOST_LISTED).describe('one per stock'),
      userChangePeriod: flag.describe('dates selected by the user: never adjusted'),
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
const requested = (name: keyof ChartQuery) =>
  z
    .string()
    .max(400)
    .transform((text) => spellChartWord(name, text))
    .optional()
    .catch(undefined)
    .meta({ type: 'string' });

/** What a page that shows the chart reads of its address; `parseChartQuery` makes sense of it. */
export const chartQuery = {
  view: requested('view'),
  mode: requested('mode'),
  type: requested('type'),
  period: requested('period'),
  from: requested('from'),
  to: requested('to'),
  before: requested('before'),
  compare: requested('compare'),
};

const flagOfDay = z.object({
  kind: z.enum(['dividend', 'split']),
  date: day,
  'date.numeric': z.number().describe('Unix seconds'),
  value: z.number().describe('dividend per share, or new shares per old share'),
  currency_name: z.string().nullable(),
});
export type FlagOfDay = z.output<typeof flagOfDay>;

/** An index that is compared. */
const comparedIndex = z.object({
  index_id: z.number(),
  name: z.string(),
  graph_data: raw(
    z.array(z.object({ 'date.numeric': z.number().describe('Unix seconds'), value: z.number().nullable() })),
  ),
});
export type ComparedIndex = z.output<typeof comparedIndex>;

/** What a page has of the chart before any script asks: what its address requests and the viewer may see. */
export const priceChart = z.object({
  view: z.enum(['chart', 'stock', 'archive']),
  mode: z.enum(['chart', 'table']),
  type: z.enum(['simple', 'extended']),
  period: z.number().int().min(0).max(5).nullable().describe('as requested; null if dates were requested'),
  date_from: day.describe('dates shown; they differ from those requested if there were no trades'),
  date_to: day,
  before: day.nullable().describe('the table page contains earlier days only; null: the latest page'),
  compared: z
    .array(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('stock'), id: z.number(), venueId: z.number() }),
        z.object({ kind: z.literal('index'), id: z.number() }),
      ]),
    )
    .describe('instruments compared with the stock; empty if the viewer may not compare'),
  indexes: standsIn('chart-values', z.array(comparedIndex)),
  series: standsIn('last-price', z.array(tradingSeries)).describe(
    'the stock, then the instruments compared with it',
  ),
  flags: locked('chart-flags', z.array(flagOfDay)).describe('of all days, oldest first'),
  today: day,
  firstTradingDate: day.nullable(),
  lastTradingDate: day.nullable().describe('null: never traded on this exchange'),
  displayOffset: z.number().describe('offset of the site’s time zone from UTC, minutes'),
});
export type PriceChartData = z.output<typeof priceChart>;
