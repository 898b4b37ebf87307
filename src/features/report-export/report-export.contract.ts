import { z } from 'zod';
import { download } from '#foundation/web/download.ts';
import { exportDay, rowId } from '#foundation/web/params.ts';

const days = {
  from: exportDay.describe('the first day; 1970-01-01 where it is empty'),
  to: exportDay.describe('the last day; today where it is empty'),
};
const issuer = { emitentId: rowId };

export const downloadIfrsExport = download({
  path: '/export/ifrs/:emitentId/:periodId/',
  summary: 'The IFRS report of one kind of period as an Excel workbook: periods that end within the days',
  params: z.strictObject({ ...issuer, periodId: z.enum(['1', '2', '3', '4']).transform(Number) }),
  query: z.strictObject(days),
});

export const downloadMsfoExport = download({
  path: '/export/msfo/:emitentId/',
  summary: 'The three IFRS statements of all periods as an Excel workbook',
  params: z.strictObject(issuer),
  query: z.strictObject(days),
});

export const downloadRasExport = download({
  path: '/export/ras/:emitentId/',
  summary: 'The RAS report as an Excel workbook',
  params: z.strictObject(issuer),
  query: z.strictObject(days),
});

export const downloadBankExport = download({
  path: '/export/bank/:emitentId/:type/',
  summary:
    'The report of a bank under national rules as an Excel workbook: the actual edition, or the archive',
  params: z.strictObject({ ...issuer, type: z.enum(['1', '2']) }),
  query: z.strictObject({ ...days, archive: z.enum(['0', '1']).optional() }),
});
