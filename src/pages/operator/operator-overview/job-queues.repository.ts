import { bool, int, maybe, type RowOf, text, timestamp } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';

const queueRow = { name: text, waiting: int, active: int, failed: int, lastError: maybe(text) };
export type Queue = RowOf<typeof queueRow>;

const failedJobRow = { id: text, name: text, failedAt: timestamp, tries: int, error: text };
export type FailedJob = RowOf<typeof failedJobRow>;

const MOST_SHOWN = 20;

/** The tables are pg-boss's: before its first start there are none. */
export async function hasQueues(database: Database): Promise<boolean> {
  const row = await query({ has: bool })`select to_regclass('jobs.job') is not null as has`.first(database);
  return row?.has ?? false;
}

/** What is done is deleted after a week, so what is counted here stays small. */
export async function findQueues(database: Database): Promise<Queue[]> {
  return query(queueRow)`
    select queue.name,
           count(*) filter (where job.state in ('created', 'retry'))::int as waiting,
           count(*) filter (where job.state = 'active')::int as active,
           count(*) filter (where job.state = 'failed')::int as failed,
           (array_agg(left(job.output->>'message', 300) order by coalesce(completed_on, started_on) desc nulls last)
             filter (where job.state in ('retry', 'failed') and job.output is not null))[1] as "lastError"
      from jobs.queue
      left join jobs.job on job.name = queue.name and job.state in ('created', 'retry', 'active', 'failed')
     where not starts_with(queue.name, '__')
     group by queue.name
     order by queue.name`.all(database);
}

export async function findFailedJobs(database: Database): Promise<FailedJob[]> {
  return query(failedJobRow)`
    select id::text, name, completed_on as "failedAt", retry_count + 1 as tries,
           coalesce(left(output->>'message', 300), '') as error
      from jobs.job
     where state = 'failed' and not starts_with(name, '__')
     order by completed_on desc
     limit ${MOST_SHOWN}`.all(database);
}

/** As pg-boss's own `retry`, but in our transaction. Its queue's name, or null where no such job has failed. */
export async function retryFailedJob(transaction: Database, id: string): Promise<string | null> {
  const row = await query({ name: text })`
    update jobs.job set state = 'retry', retry_limit = retry_limit + 1, completed_on = null
     where id = ${id} and state = 'failed'
    returning name`.first(transaction);
  return row?.name ?? null;
}
