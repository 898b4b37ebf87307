import { z } from 'zod';
import { reportHead, reportLine, reportTable } from '#market/statements/report-table.contract.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { rowId } from '#platform/contract/params.ts';
import { standsIn } from '#platform/contract/sealed.ts';

/** The label modules that a page with one of the two blocks lists. */
export const IFRS_LABELS = [
  'ifrs-report',
  'report-table',
  'table',
  'hint',
  'locked-value',
  'export-range',
  'date-picker',
] as const;

/** Whatever the address of a page says after `?ifrs=`; what is no period is left out. */
export const requestedPeriod = z.enum(['1', '2', '3', '4']).transform(Number).optional().catch(undefined);

const standard = z
  .enum(['ifrs', 'us-gaap'])
  .describe('accounting standard: of the two, the one of the latest report');

const exportLink = z
  .string()
  .nullable()
  .describe('template: replace %from% and %to% with dates (YYYY-MM-DD); null if the viewer may not export');

const dataRow = reportLine.extend({
  financial_statement_code: z.string().describe('the `report_line_code` of its group'),
  values: z.record(z.string(), z.number().nullable()).describe('by the keys of `columns`'),
});

const group = reportTable.pick({ counts: true, showMore: true, closed_count: true }).extend({
  report_line_code: z.string(),
  report_line_name: z.string(),
  open_count: z.number().describe('number of rows that everyone receives'),
});

/** A period that nobody reported has no headers, data and groups. */
export const ifrsReport = z.object({
  issuerId: z.number(),
  standard,
  headers: z.array(reportHead).describe('years with this reporting period, latest first'),
  columns: z.array(z.string()).describe('keys of the values, one per header'),
  data: standsIn('more-rows', z.array(dataRow)).describe(
    'rows of all groups; without the capability "more-rows" the first five of each, without sub-lines',
  ),
  groups: z.array(group),
  dimension: reportTable.shape.dimension,
  periods: z
    .array(z.object({ id: z.number(), periodNum: z.literal([1, 2, 3, 4]) }))
    .describe('reported periods: 1 to 4 are 3, 6, 9 and 12 months year to date'),
  periodId: z.number().nullable().describe('null where nothing was reported'),
  exportLink,
});

const statement = reportTable.nullable().describe('null where nothing was reported');

/** The three statements over all periods, as the page of a share shows them. */
export const ifrsStatements = z.object({
  standard,
  balance_sheet: statement,
  profit_and_loss: statement,
  cash_flow_statement: statement,
  params: z.object({
    issuerId: z.number(),
    limit: z.number().describe('number of public lines per statement'),
    from: z.string().nullable().meta({ format: 'date' }).describe('end date of the first period'),
    to: z.string().nullable().meta({ format: 'date' }).describe('end date of the latest period'),
    periods: z
      .number()
      .describe('number of periods; a page has the latest five unless its address says all=ifrs'),
  }),
  exportLink,
});

export const readIfrsReport = endpoint({
  readsAsOf: true,
  method: 'GET',
  path: '/api/report_fmp/:issuerId/',
  summary:
    'Default consolidated report (IFRS or US GAAP) of an issuer: full years, or the longest period reported',
  params: z.strictObject({ issuerId: rowId }),
  reply: ifrsReport,
});

export const readIfrsReportOfPeriod = endpoint({
  readsAsOf: true,
  method: 'GET',
  path: '/api/report_fmp/:issuerId/:periodId/',
  summary: 'Consolidated statements (IFRS or US GAAP) of an issuer for one reporting period, by year',
  params: z.strictObject({ issuerId: rowId, periodId: rowId }),
  reply: ifrsReport,
});

export const readIfrsStatements = endpoint({
  readsAsOf: true,
  method: 'GET',
  path: '/api/report_msfo/:id/',
  summary: 'The three consolidated statements (IFRS or US GAAP) of an issuer for all quarters and years',
  params: z.strictObject({ id: rowId }),
  reply: ifrsStatements,
});

export type IfrsReportData = z.output<typeof ifrsReport>;
export type IfrsStatementsData = z.output<typeof ifrsStatements>;
