import { sql } from 'kysely';
import type { Database } from '#platform/database/database.server.ts';

export interface Queue {
  readonly name: string;
  readonly waiting: number;
  readonly active: number;
  readonly failed: number;
  readonly lastError: string | null;
}

export interface FailedJob {
  readonly id: string;
  readonly name: string;
  readonly failedAt: Date;
  readonly tries: number;
  readonly error: string;
}

const MOST_SHOWN = 20;

/** The tables are pg-boss's: before its first start there are none. */
export async function hasQueues(database: Database): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`select to_regclass('jobs.job') is not null as has`.execute(
    database,
  );
  return rows[0]?.has ?? false;
}

/** What is done is deleted after a week, so what is counted here stays small. */
export async function findQueues(database: Database): Promise<Queue[]> {
  const { rows } = await sql<Queue>`
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
     order by queue.name`.execute(database);
  return rows;
}

export async function findFailedJobs(database: Database): Promise<FailedJob[]> {
  const { rows } = await sql<FailedJob>`
    select id::text, name, completed_on as "failedAt", retry_count + 1 as tries,
           coalesce(left(output->>'message', 300), '') as error
      from jobs.job
     where state = 'failed' and not starts_with(name, '__')
     order by completed_on desc
     limit ${MOST_SHOWN}`.execute(database);
  return rows;
}

/** As pg-boss's own `retry`, but in our transaction. Its queue's name, or null where no such job has failed. */
export async function retryFailedJob(transaction: Database, id: string): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`
    update jobs.job set state = 'retry', retry_limit = retry_limit + 1, completed_on = null
     where id = ${id} and state = 'failed'
    returning name`.execute(transaction);
  return rows[0]?.name ?? null;
}
