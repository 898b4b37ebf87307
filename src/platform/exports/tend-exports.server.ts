import type { Logger } from 'pino';
import { z } from 'zod';
import type { Database } from '#platform/database/database.server.ts';
import { job } from '#platform/jobs/job.ts';
import type { SendJob } from '#platform/jobs/send-job.server.ts';
import { work } from '#platform/jobs/worker.server.ts';
import {
  deleteOldExports,
  expireExport,
  findAbandonedExports,
  findOpenExports,
  findOverExports,
} from './export-runs.repository.ts';
import { writeExport } from './write-export.server.ts';

const LISTED_MS = 7 * 24 * 3_600_000;

export const tendExports = job({
  name: 'tend-exports',
  data: z.strictObject({}),
  options: { schedule: '* * * * *', looksEverySeconds: 5, expiresAfterSeconds: 120 },
});

/** Takes up what a dead process left, and deletes files that have had their day. */
export const doTendExports = work(tendExports, async (_, { database, files, now, log, send }) => {
  for (const exportId of await findAbandonedExports(database, now))
    await send(writeExport, { exportId, isResumed: true });
  const over = await findOverExports(database, now);
  for (const each of over) {
    try {
      // The file first: a row that still names it is found again, a file that no row names never.
      if (!each.isShared) await files.remove(each);
      await expireExport(database, each.id);
    } catch (error) {
      log.warn({ err: error }, 'a file that is over is deleted later');
    }
  }
  const deleted = await deleteOldExports(database, new Date(now.getTime() - LISTED_MS));
  if (over.length + deleted > 0) log.info({ files: over.length, rows: deleted }, 'old exports are gone');
});

/** What was open when this process, or the one before it, ended. */
export async function resumeExports(send: SendJob, database: Database, log: Logger): Promise<void> {
  try {
    for (const exportId of await findOpenExports(database))
      await send(writeExport, { exportId, isResumed: true });
  } catch (error) {
    log.warn({ err: error }, 'open exports are taken up within a minute');
  }
}
