import { z } from 'zod';
import { download } from '#platform/contract/download.ts';
import { rowId } from '#platform/contract/params.ts';

const holding = z.object({
  name: z.string(),
  url: z.string().nullable().describe('path of its page, without the language prefix; null: none'),
  ticker: z.string().nullable(),
  industry_name: z.string().nullable(),
  country: z.string().nullable().describe('country of the issuer, ISO 3166 alpha-2'),
  share: z.number().describe('percent of the fund'),
});

const part = z.object({
  name: z.string().nullable().describe('null: unclassified, such as cash'),
  share: z.number(),
});

/** What a fund holds. Composition is what a fund publishes: nothing of it is locked. */
export const etfHoldings = z.object({
  data: z.array(holding).describe('the largest first; at most 1000'),
  total: z.number().describe('total number; the workbook contains all of them'),
  date: z.string().meta({ format: 'date' }),
  top_ten: z.number().describe('weight of the ten largest holdings, %'),
  by_industry: z.array(part).describe('the largest first'),
  by_country: z.array(part).describe('ISO 3166 alpha-2 codes, largest first'),
  excel: z.string().describe('path of the workbook, without the language prefix'),
});

export const downloadHoldings = download({
  path: '/export/etf-holdings/:etfId/',
  summary: 'Holdings of an ETF as an Excel workbook',
  params: z.strictObject({ etfId: rowId }),
});

export type Holding = z.output<typeof holding>;
export type HoldingsPart = z.output<typeof part>;
export type EtfHoldingsData = z.output<typeof etfHoldings>;
