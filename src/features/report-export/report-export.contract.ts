import { z } from 'zod';
import { download } from '#platform/contract/download.ts';
import { exportDay, rowId } from '#platform/contract/params.ts';

const days = {
  from: exportDay.describe('start date; 1970-01-01 if empty'),
  to: exportDay.describe('end date; today if empty'),
};
const issuer = { issuerId: rowId };

export const downloadIfrsExport = download({
  readsAsOf: true,
  path: '/export/ifrs/:issuerId/:periodId/',
  summary: 'IFRS statements for one reporting period as an Excel workbook: periods ending between two dates',
  params: z.strictObject({ ...issuer, periodId: z.enum(['1', '2', '3', '4']).transform(Number) }),
  query: z.strictObject(days),
});

export const downloadMsfoExport = download({
  readsAsOf: true,
  path: '/export/msfo/:issuerId/',
  summary: 'The three IFRS statements for all periods as an Excel workbook',
  params: z.strictObject(issuer),
  query: z.strictObject(days),
});

export const downloadRasExport = download({
  readsAsOf: true,
  path: '/export/ras/:issuerId/',
  summary: 'The RAS report as an Excel workbook',
  params: z.strictObject(issuer),
  query: z.strictObject(days),
});

export const downloadBankExport = download({
  readsAsOf: true,
  path: '/export/bank/:issuerId/:type/',
  summary: 'Bank financial statements (national GAAP) as an Excel workbook: current forms or archive',
  params: z.strictObject({ ...issuer, type: z.enum(['1', '2']) }),
  query: z.strictObject({ ...days, archive: z.enum(['0', '1']).optional() }),
});
