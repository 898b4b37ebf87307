import { FILES } from '#platform/files/files.server.ts';
import { serveDownload } from '#platform/http/download.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import { downloadReportFile } from './report-file.contract.ts';
import { findReportFile } from './report-files.repository.ts';

/** A file that belongs to something else than a report is not found here, whoever makes the request. */
export const serveReportFile = serveDownload(
  downloadReportFile,
  { files: FILES },
  async ({ params }, { database, files }) => {
    const file = await findReportFile(database, params.fileId);
    if (!file) throw new Refusal('not_found');
    return files.toSend(file);
  },
);
