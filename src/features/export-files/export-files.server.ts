import { WORKBOOK_MIMETYPE } from '#engines/spreadsheets/write-workbook.server.ts';
import type { ExportLine } from '#platform/exports/export-job.contract.ts';
import {
  cancelExport,
  findExportsOf,
  findStoredExport,
  markSeen,
} from '#platform/exports/export-jobs.repository.ts';
import { toExportLine } from '#platform/exports/to-export-line.server.ts';
import { FILES } from '#platform/files/files.server.ts';
import type { PageContextFor } from '#platform/http/context.server.ts';
import { handle } from '#platform/http/door.server.ts';
import { serveDownload } from '#platform/http/download.server.ts';
import { demandExport } from '#platform/http/gate.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import { cancelOwnExport, downloadExportFile, markExportSeen, readExports } from './export-files.contract.ts';

const MOST_LISTED = 100;

export async function loadOwnExports(context: PageContextFor<'account'>): Promise<ExportLine[]> {
  const jobs = await findExportsOf(context.database, context.user.id, MOST_LISTED);
  return jobs.map((job) => toExportLine(job, context));
}

export const serveExports = handle(readExports, async (_, context) => ({
  files: await loadOwnExports(context),
}));

/** Of a file of someone else nobody learns that it exists. One that is over already stays as it is. */
export const serveCancelExport = handle(cancelOwnExport, async ({ params }, { database, user, now }) => {
  const own = { id: params.exportId, userId: user.id, now };
  if (!(await cancelExport(database, own)) && !(await markSeen(database, own)))
    throw new Refusal('not_found');
  return { success: true as const };
});

export const serveMarkExportSeen = handle(markExportSeen, async ({ params }, { database, user, now }) => {
  if (!(await markSeen(database, { id: params.exportId, userId: user.id, now })))
    throw new Refusal('not_found');
  return { success: true as const };
});

/** Whoever has lost the permission meanwhile does not get the file either. */
export const serveExportFile = serveDownload(
  downloadExportFile,
  { files: FILES },
  async ({ params }, context) => {
    const { database, files, user, viewer, now } = context;
    const stored = await findStoredExport(database, { id: params.exportId, userId: user.id, now });
    if (!stored) throw new Refusal('not_found');
    demandExport(viewer);
    return files.toSend({
      id: stored.id,
      name: stored.fileName,
      mimetype: stored.fileName.endsWith('.csv') ? 'text/csv; charset=utf-8' : WORKBOOK_MIMETYPE,
      size: stored.size ?? 0,
      sha256: stored.sha256,
      store: stored.store,
      createdAt: stored.finishedAt ?? stored.createdAt,
    });
  },
);
