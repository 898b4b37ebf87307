import type { Database } from '#platform/database/database.server.ts';
import type { SendJob } from '#platform/jobs/send-job.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import {
  type ExportJob,
  findRecentLocked,
  findSameOpen,
  insertExport,
  type NewExport,
} from './export-jobs.repository.ts';
import { dayBefore, limitOf } from './export-state.ts';
import { writeExport } from './write-export.server.ts';

interface Given {
  readonly database: Database;
  readonly jobs: { readonly send: SendJob };
}

/** Puts an export into the queue, unless the person has it there already or has had enough. */
export async function requestExport({ database, jobs }: Given, wanted: NewExport): Promise<ExportJob> {
  return database.transaction().execute(async (transaction) => {
    const recent = await findRecentLocked(transaction, wanted.userId, dayBefore(wanted.now));
    const same = await findSameOpen(transaction, wanted);
    if (same) return same;
    const limit = limitOf(recent, wanted.now);
    if (limit?.code === 'too_many_exports') throw new Refusal(limit.code, limit.waitSeconds);
    if (limit) throw new Refusal(limit.code);
    const inserted = await insertExport(transaction, wanted);
    await jobs.send(writeExport, { exportId: inserted.id }, transaction);
    return inserted;
  });
}
