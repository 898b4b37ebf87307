import { z } from 'zod';
import { locked } from '#foundation/web/sealed.ts';

const day = z.string().nullable().meta({ format: 'date' });

export const dividendRow = z.object({
  summ: z.number(),
  currency_name: z.string(),
  announcement_date: day,
  date_of_ex_dividend: z.string().meta({ format: 'date' }),
  'date_of_ex_dividend.numeric': z.number().describe('Unix seconds'),
  date_of_close_list_dividends: day,
  payment_date: day,
  // The amount is public: with its yield anyone could tell the price.
  yield: locked('last-price', z.number().nullable()).describe(
    'percent of the last price before the ex-dividend day, on the first ground that trades in the currency; of a coming dividend, of the newest price',
  ),
});

const dividendYears = z.object({
  currency_name: z.string(),
  years: z
    .array(z.object({ year: z.number(), amount: z.number() }))
    .describe("sums by the year of the ex-dividend day, told in today's shares; a year without any is 0"),
});

export const dividendsTable = z.object({
  data: z.array(dividendRow).describe('newest first'),
  years: z.array(dividendYears).describe('one for each currency, the one that was paid in most often first'),
});

export type DividendRow = z.output<typeof dividendRow>;
export type DividendYears = z.output<typeof dividendYears>;
export type DividendsTableData = z.output<typeof dividendsTable>;
