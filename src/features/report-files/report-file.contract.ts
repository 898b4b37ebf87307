import { z } from 'zod';
import { REPORT_FILE_PATH } from '#market/statements/report-file-path.ts';
import { download } from '#platform/contract/download.ts';
import { storedFileId } from '#platform/contract/params.ts';

export const downloadReportFile = download({
  path: REPORT_FILE_PATH,
  summary: 'A file of an ESG, annual or quarterly report.',
  params: z.strictObject({ fileId: storedFileId }),
  needs: 'report-files',
});
