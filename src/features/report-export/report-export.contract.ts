import { z } from 'zod';
import { SHOWN } from '#domain/statements/statement-view.ts';
import { download } from '#platform/contract/download.ts';
import { exportDay, rowId } from '#platform/contract/params.ts';

const days = {
  from: exportDay.describe('start date; 1970-01-01 if empty'),
  to: exportDay.describe('end date; today if empty'),
};
const view = {
  show: z.enum(SHOWN).optional().describe('amounts, change against the year before, or common size'),
  unit: z.enum(['1000', '1000000', '1000000000']).optional().describe('what money is counted in'),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional()
    .describe('what money is converted to at stored exchange rates'),
};
const issuer = { issuerId: rowId };

const period = z
  .enum(['quarter', 'ltm'])
  .optional()
  .describe('periods derived from those that were reported');

export const downloadIfrsExport = download({
  readsAsOf: true,
  path: '/export/ifrs/:issuerId/:periodId/',
  summary:
    'IFRS statements for one kind of period as an Excel workbook, as the page shows them: periods ending between two dates',
  params: z.strictObject({ ...issuer, periodId: z.enum(['1', '2', '3', '4', '5', '6']).transform(Number) }),
  query: z.strictObject({ ...days, ...view }),
});

export const downloadMsfoExport = download({
  readsAsOf: true,
  path: '/export/msfo/:issuerId/',
  summary: 'The three IFRS statements for all periods as an Excel workbook',
  params: z.strictObject(issuer),
  query: z.strictObject({ ...days, ...view }),
});

export const downloadRasExport = download({
  readsAsOf: true,
  path: '/export/ras/:issuerId/',
  summary: 'The RAS report as an Excel workbook',
  params: z.strictObject(issuer),
  query: z.strictObject({
    ...days,
    ...view,
    period,
  }),
});

export const downloadBankExport = download({
  readsAsOf: true,
  path: '/export/bank/:issuerId/:type/',
  summary: 'Bank financial statements (national GAAP) as an Excel workbook: current forms or archive',
  params: z.strictObject({ ...issuer, type: z.enum(['1', '2']) }),
  query: z.strictObject({ ...days, ...view, period, archive: z.enum(['0', '1']).optional() }),
});
