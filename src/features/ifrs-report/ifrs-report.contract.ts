import { z } from 'zod';
import { DERIVED_PERIODS } from '#domain/statements/derived-periods.ts';
import { reportHead, reportLine, reportTable } from '#market/statements/report-table.contract.ts';
import {
  conversions,
  statementView,
  statementViewQuery,
} from '#market/statements/statement-view.contract.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { rowId } from '#platform/contract/params.ts';
import { locked, standsIn } from '#platform/contract/sealed.ts';

/** The label modules that a page with one of the two blocks lists. */
export const IFRS_LABELS = [
  'ifrs-report',
  'report-table',
  'report-tools',
  'table',
  'hint',
  'locked-value',
  'export-range',
  'date-picker',
] as const;

/** What the address of a page says about the statements; what makes no sense is left out. */
export const ifrsQuery = {
  ifrs: z
    .enum(['1', '2', '3', '4', ...DERIVED_PERIODS.map(({ basis }) => basis)])
    .optional()
    .catch(undefined)
    .describe('1 to 4: 3, 6, 9 and 12 months year to date; quarter: by itself; ltm: last twelve months'),
  ...statementViewQuery('ifrs'),
};

const standard = z
  .enum(['ifrs', 'us-gaap'])
  .describe('accounting standard: of the two, the one of the latest report');

const basis = z.enum(['quarter', 'ltm']);

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
  derived_periods: z
    .array(z.object({ id: z.number(), basis: z.enum(['quarter', 'ltm']) }))
    .describe('periods derived from the reports: 5 the quarters by themselves, 6 the last twelve months'),
  periodId: z.number().nullable().describe('null where nothing was reported'),
  files: z
    .array(z.object({ date: z.string().meta({ format: 'date' }), link: locked('report-files', z.string()) }))
    .describe('published files of the reports, by the end of their period'),
  conversions,
  exportLink,
});

/** The same on a page, with what its address requests. */
export const shownIfrsReport = ifrsReport.extend({
  view: statementView,
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
  conversions,
  exportLink,
});

/** The same on the page of a share, with what its address requests. */
export const shownIfrsStatements = ifrsStatements.extend({
  view: statementView,
  basis: basis.nullable().describe('null: as reported, year to date'),
  bases: z.array(basis).describe('periods that can be derived from the reports'),
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
  summary:
    'Consolidated statements (IFRS or US GAAP) of an issuer for one kind of period: year to date, quarters or last twelve months',
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
export type ShownIfrsReport = z.output<typeof shownIfrsReport>;
export type IfrsStatementsData = z.output<typeof ifrsStatements>;
export type ShownIfrsStatements = z.output<typeof shownIfrsStatements>;
