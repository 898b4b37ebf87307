import { z } from 'zod';
import { exportJob } from '#foundation/exports/export-job.contract.ts';
import { download } from '#foundation/web/download.ts';
import { endpoint } from '#foundation/web/endpoint.ts';
import { exportDay, flag, rowId } from '#foundation/web/params.ts';

const listing = z.strictObject({ stockId: rowId, groundId: rowId });
const days = {
  from: exportDay.describe('the first day; 1970-01-01 where it is empty'),
  to: exportDay.describe('the last day; today where it is empty'),
};

export const downloadTradingExport = download({
  path: '/export/trading/:stockId/:groundId/',
  summary:
    'The trading table of a share on a ground as an Excel workbook, streamed whole however many rows it has (the page prepares more than 2,500 in the background)',
  params: listing,
  query: z.strictObject({ ...days, archive: z.enum(['0', '1']).optional() }),
});

/** Of the page: %from%, %to% and %archive% are filled in by the browser (document A, section 7). */
export const tradingExportLink = (stockId: number, groundId: number): string =>
  `/export/trading/${stockId}/${groundId}/?from=%from%&to=%to%&archive=%archive%`;

const path = '/api/stocks/:stockId/:groundId/trading-export/';

export const countTradingExport = endpoint({
  method: 'GET',
  path,
  summary: 'How many rows the trading table of these days has',
  params: listing,
  query: z.strictObject(days),
  reply: z.object({ total: z.number() }),
});

export const prepareTradingExport = endpoint({
  method: 'POST',
  path,
  summary: 'Prepare the workbook in the background: at most 3 at once and 20 in 24 hours, kept for 24 hours',
  params: listing,
  audience: 'account',
  body: z.strictObject({ ...days, archive: flag }),
  reply: exportJob,
});
