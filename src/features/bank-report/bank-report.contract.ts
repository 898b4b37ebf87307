import { z } from 'zod';
import { reportTable } from '#market/statements/report-table.contract.ts';
import {
  conversions,
  statementView,
  statementViewQuery,
} from '#market/statements/statement-view.contract.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { rowId } from '#platform/contract/params.ts';
import { BANK_TABS, BANK_TYPES } from './bank-choice.ts';

const bankTab = z.literal(BANK_TABS).describe('2: current forms, 1: archive');
const bankType = z.literal(BANK_TYPES).describe('1: published forms, 2: trial balance summary');
const basis = z.enum(['quarter', 'ltm']);
const archLink = z.string().nullable().describe('path of the page with the archive open; null: none');
const section = reportTable.nullable().describe('null where no period has data');
/** Whatever an address says: what makes no sense is left out. */
const word = z.string().max(20).optional().catch(undefined);

/** What a page that shows the report adds to its query. */
export const bankReportQuery = {
  bank_tab: word,
  bank_type: word,
  bank_period: word,
  ...statementViewQuery('bank'),
};

/** What its view shows. */
export const BANK_LABELS = [
  'bank-report',
  'report-table',
  'report-tools',
  'export-range',
  'date-picker',
  'table',
  'hint',
  'locked-value',
] as const;

export const bankReport = z.object({
  issuerId: z.number(),
  tab: bankTab,
  type: bankType,
  offered: z.array(z.object({ tab: bankTab, type: bankType })).describe('tabs and types that have data'),
  rsbu_balance: section,
  rsbu_profit_and_loss: section,
  rsbu_capital_adequacy: section,
  rsbu_ratios: section,
  cash_flow: section,
  conversions,
  bases: z.array(basis).describe('periods that can be derived from the reports'),
  basis: basis.nullable().describe('null: as reported, year to date'),
  archLink,
  exportLink: z
    .string()
    .nullable()
    .describe('template with %from%, %to% and %archive%; null if the viewer may not export'),
});

/** How it is shown, which only the address of a page says. */
export const shownBankReport = bankReport.extend({ view: statementView });

export const readBankReport = endpoint({
  method: 'GET',
  path: '/api/report_bank_rsbu/:issuerId/:archive/',
  summary: 'Bank financial statements (national GAAP): 0 in the path is the current version, 1 the archive',
  params: z.strictObject({ issuerId: rowId, archive: z.enum(['0', '1']) }),
  query: z.strictObject({
    type: z
      .enum(['1', '2'])
      .optional()
      .describe('1: published forms, 2: trial balance summary; the first available if omitted'),
    period: basis.optional().describe('periods derived from those that were reported'),
  }),
  reply: z.union([bankReport, z.object({ emptyReport: z.literal(true), archLink })]),
});

export type BankReportData = z.output<typeof bankReport>;
export type ShownBankReport = z.output<typeof shownBankReport>;
