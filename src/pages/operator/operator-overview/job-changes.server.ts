import { type Actor, recordChange } from '#platform/accounts/operator-changes/operator-change.repository.ts';
import type { Database } from '#platform/database/database.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import { hasQueues, retryFailedJob } from './job-queues.repository.ts';

/** It goes back to its queue for one more try. */
export function retryStoredJob(database: Database, actor: Actor, id: string): Promise<void> {
  return database.transaction().execute(async (transaction) => {
    const name = (await hasQueues(transaction)) ? await retryFailedJob(transaction, id) : null;
    if (name === null) throw new Refusal('not_found');
    await recordChange(transaction, actor, {
      subject: 'job',
      subjectId: id,
      action: 'retry',
      before: { name, state: 'failed' },
      after: { name, state: 'retry' },
    });
  });
}
