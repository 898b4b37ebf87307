import { z } from 'zod';
import { reportTable } from '#foundation/statements/report-table.contract.ts';
import { endpoint } from '#foundation/web/endpoint.ts';
import { rowId } from '#foundation/web/params.ts';
import { BANK_TABS, BANK_TYPES } from './bank-choice.ts';

const bankTab = z.literal(BANK_TABS).describe('2: the report in force, 1: the archive');
const bankType = z.literal(BANK_TYPES).describe('1: published forms, 2: digest of accounts');
const archLink = z.string().nullable().describe('the page with the archive open; null where there is none');
const section = reportTable.nullable().describe('null where no period has a line of it');
/** Whatever an address says: what makes no sense is left out. */
const word = z.string().max(20).optional().catch(undefined);

/** What a page that shows the report adds to its query. */
export const bankReportQuery = { bank_tab: word, bank_type: word };

/** What its view shows. */
export const BANK_LABELS = [
  'bank-report',
  'report-table',
  'export-range',
  'date-picker',
  'table',
  'hint',
  'locked-value',
] as const;

/** Document B, section 3. */
export const bankReport = z.object({
  emitentId: z.number(),
  tab: bankTab,
  type: bankType,
  offered: z
    .array(z.object({ tab: bankTab, type: bankType }))
    .describe('the tabs and types that are not empty'),
  rsbu_balance: section,
  rsbu_profit_and_loss: section,
  rsbu_capital_adequacy: section,
  rsbu_ratios: section,
  cash_flow: section,
  archLink,
  exportLink: z
    .string()
    .nullable()
    .describe('a template with %from%, %to% and %archive%; null for who may not export'),
});

export const readBankReport = endpoint({
  method: 'GET',
  path: '/api/report_bank_rsbu/:emitentId/:archive/',
  summary: "A bank's report under national rules: 0 in the path is the report in force, 1 the archive",
  params: z.strictObject({ emitentId: rowId, archive: z.enum(['0', '1']) }),
  query: z.strictObject({
    type: z
      .enum(['1', '2'])
      .optional()
      .describe('1: published forms, 2: digest of accounts; without it the first that there is'),
  }),
  reply: z.union([bankReport, z.object({ emptyReport: z.literal(true), archLink })]),
});

export type BankReportData = z.output<typeof bankReport>;
