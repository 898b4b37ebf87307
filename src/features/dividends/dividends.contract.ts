import { z } from 'zod';

const day = z.string().nullable().meta({ format: 'date' });

export const dividendRow = z.object({
  summ: z.number(),
  currency_name: z.string(),
  announcement_date: day,
  date_of_ex_dividend: z.string().meta({ format: 'date' }),
  'date_of_ex_dividend.numeric': z.number().describe('Unix seconds'),
  date_of_close_list_dividends: day,
  payment_date: day,
});

export const dividendsTable = z.object({ data: z.array(dividendRow).describe('newest first') });

export type DividendRow = z.output<typeof dividendRow>;
export type DividendsTableData = z.output<typeof dividendsTable>;
