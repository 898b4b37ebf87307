import { z } from 'zod';
import { reportTable } from '#market/statements/report-table.contract.ts';
import {
  conversions,
  statementView,
  statementViewQuery,
} from '#market/statements/statement-view.contract.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { rowId } from '#platform/contract/params.ts';
import { RAS_FORMS, RAS_PERIODS } from './ras-choice.ts';

const form = reportTable.nullable().describe('null where no period has data');
/** Whatever an address says: what makes no sense is left out. */
const word = z.string().max(20).optional().catch(undefined);

/** What a page that shows the report adds to its query. */
export const rasReportQuery = { ras_form: word, ras_period: word, ...statementViewQuery('ras') };

/** What its view shows. */
export const RAS_LABELS = [
  'ras-report',
  'report-table',
  'report-tools',
  'export-range',
  'date-picker',
  'table',
  'hint',
  'locked-value',
] as const;

const rasForms = z.object({
  rsbu_balance: form,
  rsbu_profit_and_loss: form,
  report_cash_flow: form,
  conversions,
  exportLink: z
    .string()
    .nullable()
    .describe('template with %from% and %to%; null if the viewer may not export or there is no data'),
});

/** The same on a page, with what its address requests. */
export const rasReport = rasForms.extend({
  choice: z.object({
    form: z.literal(RAS_FORMS.map(({ number }) => number)),
    period: z
      .literal(RAS_PERIODS)
      .describe('1: all periods year to date, 2: full years; quarter, ltm: derived from them'),
  }),
  issuer_id: z.number(),
  is_short: z.boolean().describe('the latest periods only; the call has all'),
});

/** How it is shown, which only the address says. */
export const shownRasReport = rasReport.extend({ view: statementView });

export const readRasReport = endpoint({
  method: 'GET',
  path: '/api/report_rsbu/:id/',
  summary: 'RAS statements of an issuer; empty forms are null',
  params: z.strictObject({ id: rowId }),
  reply: rasForms,
});

export type RasForms = z.output<typeof rasForms>;
export type RasReportData = z.output<typeof shownRasReport>;
