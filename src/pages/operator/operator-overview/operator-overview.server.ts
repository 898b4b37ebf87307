import type { Database } from '#platform/database/database.server.ts';
import { handle, load } from '#platform/http/door.server.ts';
import { service } from '#platform/services/service.ts';
import { dayBegan } from './day-began.ts';
import { retryStoredJob } from './job-changes.server.ts';
import { findFailedJobs, findQueues, hasQueues } from './job-queues.repository.ts';
import { operatorOverviewPage, retryJob } from './operator-overview.contract.ts';
import { readPeople, readStore, readWork } from './site-state.repository.ts';

interface ServerState {
  readonly isEmbedded: boolean;
  readonly replicas: number;
  readonly pageCacheBytes: number;
  readonly uptimeSeconds: number;
}

/** How the process that answers is doing. */
export const READ_SERVER = service<() => ServerState>('server state');

export const loadOperatorOverviewPage = load(
  operatorOverviewPage,
  { readServer: READ_SERVER },
  async ({ query }, context) => {
    const { database, readServer, now, momentOf } = context;
    const [people, { held, waiting, failed, ...work }, store, jobs] = await Promise.all([
      readPeople(database, { now, dayBegan: dayBegan(now, momentOf(now)) }),
      readWork(database),
      readStore(database),
      readJobs(database, momentOf),
    ]);
    const { isEmbedded, replicas, uptimeSeconds, pageCacheBytes } = readServer();
    return {
      people,
      work,
      messages: { held, waiting, failed },
      store: { ...store, isEmbedded, replicas },
      process: { uptimeSeconds, pageCacheBytes },
      jobs,
      refused: query.refused ?? null,
    };
  },
);

async function readJobs(database: Database, momentOf: (instant: Date) => string) {
  if (!(await hasQueues(database))) return null;
  const [queues, failed] = await Promise.all([findQueues(database), findFailedJobs(database)]);
  return { queues, failed: failed.map((job) => ({ ...job, failedAt: momentOf(job.failedAt) })) };
}

export const serveRetryJob = handle(retryJob, async ({ params }, { database, user, now }) => {
  await retryStoredJob(database, { operatorId: user.id, at: now }, params.jobId);
  return { waiting: true as const };
});
