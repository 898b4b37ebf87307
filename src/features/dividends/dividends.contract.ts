import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { rowId } from '#platform/contract/params.ts';
import { locked } from '#platform/contract/sealed.ts';

const day = z.string().nullable().meta({ format: 'date' });

export const dividendRow = z.object({
  summ: z.number().describe('as paid'),
  summ_adjusted: z.number().describe('adjusted for later splits'),
  currency_name: z.string(),
  announcement_date: day,
  date_of_ex_dividend: z.string().meta({ format: 'date' }),
  'date_of_ex_dividend.numeric': z.number().describe('Unix seconds'),
  date_of_close_list_dividends: day,
  payment_date: day,
  // The amount is public: with its yield anyone could derive the price.
  yield: locked('last-price', z.number().nullable()).describe(
    'dividend yield, % of the last price before the ex-dividend date on the first exchange that trades in its currency; for an upcoming dividend, of the latest price',
  ),
});

const dividendYears = z.object({
  currency_name: z.string(),
  years: z
    .array(z.object({ year: z.number(), amount: z.number() }))
    .describe('totals by year of the ex-dividend date, adjusted for splits; 0 for a year without dividends'),
});

export const dividendsTable = z.object({
  stock_id: z.number(),
  data: z
    .array(dividendRow)
    .describe('latest first; a page has five of them unless its address says all=dividends'),
  count: z.number().describe('number of all dividends'),
  splits: z
    .array(z.object({ date: z.string().meta({ format: 'date' }), coefficient: z.number() }))
    .describe('splits among these dividends, latest first; coefficient: new shares for one old share'),
  years: z.array(dividendYears).describe('one per currency, most frequent first'),
});

export const readDividends = endpoint({
  readsAsOf: true,
  method: 'GET',
  path: '/api/stocks/:stockId/dividends/',
  summary: 'All dividends of a stock or fund; empty if none is known',
  params: z.strictObject({ stockId: rowId }),
  reply: dividendsTable,
});

export type DividendRow = z.output<typeof dividendRow>;
export type DividendYears = z.output<typeof dividendYears>;
export type DividendsTableData = z.output<typeof dividendsTable>;
