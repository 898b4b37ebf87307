import { z } from 'zod';
import { job } from '#platform/jobs/job.ts';
import { work } from '#platform/jobs/worker.server.ts';
import { deleteExpiredMessages } from '#platform/mail/outbox.repository.ts';
import { deleteExpiredSessions } from '#platform/session/session.repository.ts';
import { deleteExpiredCodes, deleteRemovedWatchlistItems } from './retention.repository.ts';

const clearExpired = job({
  name: 'clear-expired',
  data: z.strictObject({}),
  options: { schedule: '*/10 * * * *', looksEverySeconds: 30, expiresAfterSeconds: 120 },
});

/** What has had its time: codes, messages, sessions and what was taken out of watchlists. The action log and the operator's changes stay. */
export const doClearExpired = work(clearExpired, async (_, { database, now, log }) => {
  const codes = await deleteExpiredCodes(database, now);
  const messages = await deleteExpiredMessages(database, now);
  await deleteExpiredSessions(database, now);
  const removed = await deleteRemovedWatchlistItems(database, now);
  log.info({ codes, messages, removed }, 'what had expired was deleted');
});
