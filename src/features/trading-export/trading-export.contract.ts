import { z } from 'zod';
import { download } from '#platform/contract/download.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { exportDay, flag, rowId } from '#platform/contract/params.ts';
import { exportJob } from '#platform/exports/export-job.contract.ts';

const listing = z.strictObject({ stockId: rowId, venueId: rowId });
const days = {
  from: exportDay.describe('start date; 1970-01-01 if empty'),
  to: exportDay.describe('end date; today if empty'),
};

export const downloadTradingExport = download({
  readsAsOf: true,
  path: '/export/trading/:stockId/:venueId/',
  summary:
    'Trading days of a stock on an exchange as an Excel workbook, streamed in full (the site exports more than 2,500 rows in the background)',
  params: listing,
  query: z.strictObject({ ...days, archive: z.enum(['', '0', '1']).optional() }),
});

/** Of the page: %from%, %to% and %archive% are filled in by the browser. */
export const tradingExportLink = (stockId: number, venueId: number): string =>
  `/export/trading/${stockId}/${venueId}/?from=%from%&to=%to%&archive=%archive%`;

const path = '/api/stocks/:stockId/:venueId/trading-export/';

export const countTradingExport = endpoint({
  readsAsOf: true,
  method: 'GET',
  path,
  summary: 'Number of trading days in the period',
  params: listing,
  query: z.strictObject(days),
  reply: z.object({ total: z.number() }),
});

export const prepareTradingExport = endpoint({
  method: 'POST',
  path,
  summary: 'Export the workbook in the background: up to 3 at a time and 20 in 24 hours; kept for 24 hours',
  params: listing,
  audience: 'account',
  body: z.strictObject({ ...days, archive: flag }),
  reply: exportJob,
});
