import type { Logger } from 'pino';
import { z } from 'zod';
import type { Database } from '#foundation/database/database.server.ts';
import { job } from '#foundation/jobs/job.ts';
import type { SendJob } from '#foundation/jobs/send-job.server.ts';
import { work } from '#foundation/jobs/worker.server.ts';
import {
  deleteOldExports,
  expireExports,
  findAbandonedExports,
  findOpenExports,
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
  const expired = await expireExports(database, now);
  for (const content of expired) await files.remove(content);
  const deleted = await deleteOldExports(database, new Date(now.getTime() - LISTED_MS));
  if (expired.length + deleted > 0)
    log.info({ files: expired.length, rows: deleted }, 'old exports are gone');
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
