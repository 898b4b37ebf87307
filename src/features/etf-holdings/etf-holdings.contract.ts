import { z } from 'zod';
import { download } from '#foundation/web/download.ts';
import { rowId } from '#foundation/web/params.ts';

const holding = z.object({
  name: z.string(),
  url: z.string().nullable().describe('its page, without the language; null where it has none'),
  tiker: z.string().nullable(),
  branch_name: z.string().nullable(),
  country: z.string().nullable().describe('of the issuer, two letters'),
  share: z.number().describe('percent of the fund'),
});

const part = z.object({
  name: z.string().nullable().describe('null: what belongs to none, such as cash'),
  share: z.number(),
});

/** What a fund holds. Composition is what a fund publishes: nothing of it is locked. */
export const etfHoldings = z.object({
  data: z.array(holding).describe('the largest first; at most 1000'),
  total: z.number().describe('all of them: the workbook has those that are left out here'),
  date: z.string().meta({ format: 'date' }),
  top_ten: z.number().describe('percent that the ten largest make'),
  by_branch: z.array(part).describe('the largest first'),
  by_country: z.array(part).describe('codes of two letters, the largest first'),
  excel: z.string().describe('the workbook, without the language'),
});

export const downloadHoldings = download({
  path: '/export/etf-holdings/:etfId/',
  summary: 'The holdings of a fund as an Excel workbook',
  params: z.strictObject({ etfId: rowId }),
});

export type Holding = z.output<typeof holding>;
export type HoldingsPart = z.output<typeof part>;
export type EtfHoldingsData = z.output<typeof etfHoldings>;
