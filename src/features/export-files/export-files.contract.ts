import { z } from 'zod';
import { exportJob } from '#foundation/exports/export-job.contract.ts';
import { download } from '#foundation/web/download.ts';
import { endpoint } from '#foundation/web/endpoint.ts';
import { storedFileId } from '#foundation/web/params.ts';

const one = z.strictObject({ exportId: storedFileId });

export const readExports = endpoint({
  method: 'GET',
  path: '/api/exports/',
  summary: 'The reader’s files of the last week, newest first: being prepared, ready, or over',
  audience: 'account',
  reply: z.object({ files: z.array(exportJob) }),
});

export const cancelOwnExport = endpoint({
  method: 'POST',
  path: '/api/exports/:exportId/cancel/',
  summary: 'Stop preparing a file',
  audience: 'account',
  params: one,
  body: z.strictObject({}),
  reply: z.object({ success: z.literal(true) }),
  form: { refused: '/exports/' },
});

export const markExportSeen = endpoint({
  method: 'POST',
  path: '/api/exports/:exportId/seen/',
  summary: 'The reader knows of this file: the notice does not tell it any more',
  audience: 'account',
  params: one,
  body: z.strictObject({}),
  reply: z.object({ success: z.literal(true) }),
});

export const downloadExportFile = download({
  readsPrimary: true,
  path: '/files/exports/:exportId/',
  summary: 'A file that was prepared for the reader, for 24 hours',
  audience: 'account',
  params: one,
});
