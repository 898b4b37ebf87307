import { z } from 'zod';
import { locked } from '#foundation/web/sealed.ts';
import { LISTS, type ListFields } from './list-fields.ts';
import { PAGE_KEY } from './page-key.ts';

const LONGEST_WORD = 2_000;
const MOST_BOXES = 100;

const word = z.string().max(LONGEST_WORD);
/** Whatever an address says: what makes no sense is left out. */
const words = z
  .union([word, z.array(word).max(MOST_BOXES)])
  .optional()
  .catch(undefined)
  .meta({ type: 'string' });
const pageKey = z.string().max(60).regex(PAGE_KEY).optional();

function queryOf({ facets, ranges }: ListFields) {
  const keys = [...facets, ...ranges.flatMap((key) => [`${key}_from`, `${key}_to`])];
  return z.object({
    find: words.describe('part of a name, a ticker or an ISIN'),
    ...Object.fromEntries(keys.map((key) => [key, words])),
    sort: words.describe('the key of a column, with a minus the other way round'),
    columns: words.describe('keys of columns, separated by commas'),
    after: pageKey.describe('the page after this row, as the page before it tells it'),
    before: pageKey.describe('the page before this row'),
    page: z.literal('last').optional().catch(undefined),
  });
}

const listId = z.enum(['bonds', 'stocks', 'indexes', 'etf', 'companies']);
const day = z.string().nullable().meta({ format: 'date' });
const price = locked('last-price', z.number().nullable());
const named = {
  id: z.number(),
  string_id: z.string(),
  name: z.string(),
  status: z.enum(['active', 'suspended', 'delisted', 'matured', 'defaulted']),
};
const changed = z.number().nullable().describe('percent against the trading day before');

export const listedBond = z.object({
  ...named,
  issuer: z.string(),
  issuer_string_id: z.string(),
  isin: z.string().nullable(),
  rating: z.string().nullable().describe('the newest grade of the bond or else of its issuer'),
  sector: z.enum(['government', 'municipal', 'bank', 'corporate']),
  currency: z.string(),
  coupon: z.enum(['fixed', 'floating', 'zero', 'indexed']),
  coupon_rate: z.number().nullable().describe('percent a year; of a floater what is added to its base rate'),
  base_rate: z.string().nullable(),
  matures: day.describe('null: perpetual'),
  options: z.array(z.enum(['put', 'call'])).describe('those that are still to come'),
  country: z.string(),
  branch: z.string(),
  volume: z.number().describe('nominal of all pieces issued, in millions'),
  price: price.describe('clean, percent of what is still owed'),
  yield: price.describe('percent, effective a year, to the worst of maturity, puts and calls'),
  ytm: price.describe('percent, effective a year, to maturity'),
  duration: price.describe('modified, years'),
  spread: price.describe('basis points over the government curve of the currency'),
  date: day.describe('of the price'),
});

export const listedStock = z.object({
  ...named,
  ticker: z.string().nullable(),
  isin: z.string().nullable(),
  country: z.string(),
  branch: z.string(),
  ground: z.string().nullable().describe('the first on which it is traded'),
  share_type: z.enum(['ordinary', 'preferred']),
  currency: z.string(),
  last: price,
  change: changed,
  market_value: price.describe('of all shares of this kind, in millions'),
  date: day,
});

export const listedIndex = z.object({
  ...named,
  ticker: z.string().nullable(),
  currency: z.string(),
  members: z.number(),
  value: locked('chart-values', z.number().nullable()),
  change: changed,
  date: day,
  base_date: day,
});

export const listedEtf = z.object({
  ...named,
  ticker: z.string().nullable(),
  isin: z.string().nullable(),
  house: z.string(),
  index: z.string().nullable().describe('what it follows'),
  currency: z.string(),
  expense: z.number().nullable().describe('percent a year'),
  last: price,
  change: changed,
  assets: price.describe('units at the last price, in millions'),
  date: day,
});

export const listedCompany = z.object({
  ...named,
  country: z.string(),
  branch: z.string(),
  kind: z.enum(['bank', 'company']),
  stocks: z.number().describe('shares that are not delisted'),
  bonds: z.number().describe('bonds in circulation'),
  report: day.describe('end of the newest period under IFRS'),
});

const range = z.object({ from: z.string().nullable(), to: z.string().nullable() });
const facet = z.object({
  key: z.string(),
  values: z.array(
    z.object({
      code: z.string(),
      name: z.string().nullable().describe('null: the label of the code'),
      count: z.number().describe('how many this value leaves, all other filters applied'),
    }),
  ),
});

function replyOf<Row extends z.ZodType>(row: Row) {
  return z.object({
    list: listId,
    rows: z.array(row),
    total: z.number(),
    skipped: z.number().describe('how many come before the first row'),
    facets: z.array(facet),
    selection: z.object({
      find: z.string(),
      facets: z.record(z.string(), z.array(z.string())),
      ranges: z.record(z.string(), range),
      sort: z.string(),
      isDescending: z.boolean(),
      columns: z.array(z.string()),
    }),
    previous: z.string().nullable().describe('?before= of the page before'),
    next: z.string().nullable().describe('?after= of the page after'),
    has_moved: z.boolean().describe('the list has changed since the page that led here was shown'),
    locked_columns: z.array(z.string()).describe('neither shown to nor sorted and narrowed for this viewer'),
    excelExportAccess: z.boolean(),
    today: z.string().meta({ format: 'date' }),
  });
}

export const bondList = { query: queryOf(LISTS.bonds), reply: replyOf(listedBond) };
export const stockList = { query: queryOf(LISTS.stocks), reply: replyOf(listedStock) };
export const indexList = { query: queryOf(LISTS.indexes), reply: replyOf(listedIndex) };
export const etfList = { query: queryOf(LISTS.etf), reply: replyOf(listedEtf) };
export const companyList = { query: queryOf(LISTS.companies), reply: replyOf(listedCompany) };

/** Label modules of a page with a list, besides its own. */
export const LIST_LABELS = [
  'lists',
  'table',
  'hint',
  'locked-value',
  'dialog',
  'message',
  'date-picker',
] as const;

export type ListedBond = z.output<typeof listedBond>;
export type ListedStock = z.output<typeof listedStock>;
export type ListedIndex = z.output<typeof listedIndex>;
export type ListedEtf = z.output<typeof listedEtf>;
export type ListedCompany = z.output<typeof listedCompany>;

export type ListData<Row = ListedRow> = Omit<z.output<typeof bondList.reply>, 'rows'> & {
  readonly rows: readonly Row[];
};
/** Of any list, as far as a table needs to know. */
export type ListedRow = ListedBond | ListedStock | ListedIndex | ListedEtf | ListedCompany;
