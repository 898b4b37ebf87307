import { z } from 'zod';
import { reportTable } from '#foundation/statements/report-table.contract.ts';
import { endpoint } from '#foundation/web/endpoint.ts';
import { rowId } from '#foundation/web/params.ts';
import { RAS_FORMS, RAS_PERIODS } from './ras-choice.ts';

const form = reportTable.nullable().describe('null where no period has a line of it');
/** Whatever an address says: what makes no sense is left out. */
const word = z.string().max(20).optional().catch(undefined);

/** What a page that shows the report adds to its query. */
export const rasReportQuery = { ras_form: word, ras_period: word };

/** What its view shows. */
export const RAS_LABELS = [
  'ras-report',
  'report-table',
  'export-range',
  'date-picker',
  'table',
  'hint',
  'locked-value',
] as const;

/** Document B, section 3. */
const rasForms = z.object({
  rsbu_balance: form,
  rsbu_profit_and_loss: form,
  report_cash_flow: form,
  exportLink: z
    .string()
    .nullable()
    .describe('a template with %from% and %to%; null for who may not export, or where there is nothing'),
});

/** The same on a page, with what its address asks for. */
export const rasReport = rasForms.extend({
  choice: z.object({
    form: z.literal(RAS_FORMS.map(({ number }) => number)),
    period: z.literal(RAS_PERIODS).describe('1: every period, 2: full years'),
  }),
});

export const readRasReport = endpoint({
  method: 'GET',
  path: '/api/report_rsbu/:id/',
  summary: 'The forms of an issuer under Russian accounting standards; empty forms are null',
  params: z.strictObject({ id: rowId }),
  reply: rasForms,
});

export type RasForms = z.output<typeof rasForms>;
export type RasReportData = z.output<typeof rasReport>;
