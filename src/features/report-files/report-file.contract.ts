import { z } from 'zod';
import { download } from '#platform/contract/download.ts';
import { storedFileId } from '#platform/contract/params.ts';

export const downloadReportFile = download({
  path: '/files/reports/:fileId/',
  summary: 'A file of an ESG, annual or quarterly report.',
  params: z.strictObject({ fileId: storedFileId }),
  needs: 'report-files',
});
