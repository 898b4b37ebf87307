import { z } from 'zod';
import type { Database } from '#platform/database/database.server.ts';
import { job } from '#platform/jobs/job.ts';
import { work } from '#platform/jobs/worker.server.ts';
import { deleteExpiredMessages } from '#platform/mail/outbox.repository.ts';
import { deleteExpiredSessions } from '#platform/session/session.repository.ts';
import { deleteExpiredCodes } from './retention.repository.ts';

const clearing = job({
  name: 'clear-expired',
  data: z.strictObject({}),
  options: { schedule: '*/10 * * * *', looksEverySeconds: 30, expiresAfterSeconds: 120 },
});

/** Deletes what has had its time, and says how many rows it was. */
type DeleteExpired = (database: Database, now: Date) => Promise<number>;

/** Codes, messages, sessions and what features add. The action log and the operator's changes stay. */
export const clearExpired = (others: Readonly<Record<string, DeleteExpired>>) =>
  work(clearing, async (_, { database, now, log }) => {
    await deleteExpiredSessions(database, now);
    const all = { codes: deleteExpiredCodes, messages: deleteExpiredMessages, ...others };
    const counts: Record<string, number> = {};
    for (const [what, deleteThem] of Object.entries(all)) counts[what] = await deleteThem(database, now);
    log.info(counts, 'what had expired was deleted');
  });
