import { z } from 'zod';
import { download } from '#platform/contract/download.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { storedFileId } from '#platform/contract/params.ts';
import { exportJob } from '#platform/exports/export-job.contract.ts';

const one = z.strictObject({ exportId: storedFileId });

export const readExports = endpoint({
  method: 'GET',
  path: '/api/exports/',
  summary: 'Your exports of the last week, latest first: in progress, ready or expired',
  audience: 'account',
  reply: z.object({ files: z.array(exportJob) }),
});

export const cancelOwnExport = endpoint({
  method: 'POST',
  path: '/api/exports/:exportId/cancel/',
  summary: 'Cancel an export',
  audience: 'account',
  params: one,
  body: z.strictObject({}),
  reply: z.object({ success: z.literal(true) }),
  form: { refused: '/exports/' },
});

export const markExportSeen = endpoint({
  method: 'POST',
  path: '/api/exports/:exportId/seen/',
  summary: 'Dismiss the notice about a file',
  audience: 'account',
  params: one,
  body: z.strictObject({}),
  reply: z.object({ success: z.literal(true) }),
});

export const downloadExportFile = download({
  readsPrimary: true,
  path: '/files/exports/:exportId/',
  summary: 'A file exported in the background, available for 24 hours',
  audience: 'account',
  params: one,
});
