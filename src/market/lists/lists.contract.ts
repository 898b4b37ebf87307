import { z } from 'zod';
import { locked } from '#platform/contract/sealed.ts';
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

function queryOf({ facets, ranges, sets }: ListFields) {
  const keys = [...facets, ...ranges.flatMap((key) => [`${key}_from`, `${key}_to`])];
  return z.object({
    find: words.describe('part of a name, ticker or ISIN'),
    ...Object.fromEntries(keys.map((key) => [key, words])),
    sort: words.describe('key of a column; a leading minus reverses the order'),
    columns: words.describe(
      `column keys, separated by commas, or one of ${sets.map(({ id }) => id).join(', ')}, all`,
    ),
    after: pageKey.describe('page after this row, as given in the previous response'),
    before: pageKey.describe('page before this row'),
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
const ratio = z.number().nullable();
const traded = {
  change_year: locked('price-dynamics', z.number().nullable()).describe('change over one year, %'),
  turnover: price.describe('of the trading day, million'),
  bid_ask: price.describe('bid–ask spread, % of the mid price'),
};
const line = locked('more-rows', z.number().nullable());
const changed = z.number().nullable().describe('change against the previous trading day, %');

export const listedBond = z.object({
  ...named,
  issuer: z.string(),
  issuer_string_id: z.string(),
  isin: z.string().nullable(),
  rating: z.string().nullable().describe('latest issue rating, or issuer rating if there is none'),
  sector: z.enum(['government', 'municipal', 'bank', 'corporate']),
  currency: z.string(),
  coupon: z.enum(['fixed', 'floating', 'zero', 'indexed']).nullable(),
  coupon_rate: z
    .number()
    .nullable()
    .describe('coupon rate, % p.a.; for a floating-rate note, the margin over its reference rate'),
  base_rate: z.string().nullable(),
  matures: day.describe('null: perpetual or unknown'),
  is_perpetual: z.boolean(),
  options: z.array(z.enum(['put', 'call'])).describe('remaining puts and calls'),
  country: z.string(),
  industry: z.string(),
  volume: z.number().nullable().describe('amount issued, million'),
  price: price.describe('clean price, % of outstanding principal'),
  yield: price.describe('yield to worst, annual effective, %'),
  ytm: price.describe('yield to maturity, annual effective, %'),
  current_yield: price.describe('coupon over clean price, %'),
  duration: price.describe('modified duration, years'),
  spread: price.describe('G-spread, bp'),
  z_spread: price.describe('Z-spread, bp'),
  date: day.describe('date of the price'),
});

export const listedStock = z.object({
  ...named,
  ticker: z.string().nullable(),
  isin: z.string().nullable(),
  country: z.string(),
  industry: z.string(),
  venue: z.string().nullable().describe('primary exchange'),
  share_type: z.enum(['ordinary', 'preferred']),
  currency: z.string(),
  last: price,
  change: changed,
  market_value: price.describe('market cap of this share class, million'),
  ...traded,
  pe: price.describe('market cap of all share classes over net profit of the last twelve months'),
  pb: price,
  ps: price,
  ev_ebitda: price,
  dividends: ratio.describe('dividends of the last twelve months per share'),
  dividend_yield: price.describe('dividends of the last twelve months over the last price, %'),
  payout: ratio.describe('dividends of the last twelve months over net profit, %'),
  ex_dividend: day.describe('ex-dividend date: the next one announced, otherwise the latest'),
  net_debt_ebitda: ratio.describe('of the issuer, latest full year'),
  interest_cover: ratio.describe('of the issuer, latest full year'),
  volatility: ratio.describe('annualised, daily returns of one year, %; null unless the column is requested'),
  date: day,
});

export const listedIndex = z.object({
  ...named,
  ticker: z.string().nullable(),
  currency: z.string(),
  members: z.number().nullable(),
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
  index: z.string().nullable().describe('benchmark index'),
  currency: z.string(),
  expense: z.number().nullable().describe('percent a year'),
  last: price,
  change: changed,
  assets: price.describe('units outstanding × last price, million'),
  ...traded,
  date: day,
});

export const listedCompany = z.object({
  ...named,
  country: z.string(),
  industry: z.string(),
  kind: z.enum(['bank', 'company']),
  stocks: z.number().describe('number of stocks that are not delisted'),
  bonds: z.number().describe('number of outstanding bonds'),
  report: day.describe('end date of the latest IFRS period'),
  rating: z.string().nullable().describe('latest issuer rating'),
  currency: z.string().nullable().describe('of the reports'),
  year_end: day.describe('end of the latest full year, which the figures are of'),
  revenue: ratio.describe('million'),
  revenue_growth: ratio.describe('against the year before, %'),
  ebitda: line.describe('million'),
  net_profit: line.describe('million'),
  net_debt: line.describe('million'),
  net_debt_ebitda: ratio,
  interest_cover: ratio,
});

const range = z.object({ from: z.string().nullable(), to: z.string().nullable() });
const facet = z.object({
  key: z.string(),
  values: z.array(
    z.object({
      code: z.string(),
      name: z.string().nullable().describe('null: use the label of the code'),
      count: z.number().describe('number of results with this value and all other filters applied'),
    }),
  ),
});

const histogram = z.object({
  key: z.string(),
  from: z.number().describe('lower edge; the first bin also counts what is below'),
  to: z.number().describe('upper edge; the last bin also counts what is above'),
  isLog: z.boolean().describe('true: the edges are in equal ratios'),
  counts: z.array(z.number()),
});

function replyOf<Row extends z.ZodType>(row: Row) {
  return z.object({
    list: listId,
    rows: z.array(row),
    total: z.number(),
    skipped: z.number().describe('number of rows before the first one'),
    facets: z.array(facet),
    selection: z.object({
      find: z.string(),
      facets: z.record(z.string(), z.array(z.string())),
      ranges: z.record(z.string(), range),
      sort: z.string(),
      isDescending: z.boolean(),
      columns: z.array(z.string()),
    }),
    previous: z.string().nullable().describe('`before` for the previous page'),
    next: z.string().nullable().describe('`after` for the next page'),
    has_moved: z.boolean().describe('the list has changed since the previous page was shown'),
    is_corrected: z.boolean().describe('no name matches `find` exactly: matches with one typing error'),
    histograms: z
      .array(histogram)
      .describe('distribution of each range among the results of all other filters; none for locked columns'),
    locked_columns: z.array(z.string()).describe('locked for this viewer: not shown, sortable or filterable'),
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
export type ListHistogram = ListData['histograms'][number];
/** Of any list, as far as a table needs to know. */
export type ListedRow = ListedBond | ListedStock | ListedIndex | ListedEtf | ListedCompany;
