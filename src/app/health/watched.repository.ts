import { bool, date, float, int, maybe, oneOf, type RowOf, text } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';
import { countFailedJobs } from './facts.repository.ts';

const seconds = maybe(float);

const queueRow = { queue: text, waiting: int, active: int, failed: int, oldestSeconds: seconds };
const messageRow = { state: oneOf('held', 'waiting', 'failed'), messages: int, oldestSeconds: seconds };
const importRow = { status: text, imports: int };
const recordRow = { accepted: float, rejected: float, held: float, skipped: float };
const sourceRow = { source: text, isOn: bool, isStopped: bool, failures: int, lastOkSeconds: seconds };
const publisherRow = { publisher: text, importedSeconds: float, newestDay: maybe(date) };

export type SourceFacts = RowOf<typeof sourceRow>;
export type PublisherFacts = RowOf<typeof publisherRow>;

/** What the database knows about the work behind the pages. Times are seconds since 1970. */
export interface StoreFacts {
  readonly bytes: number;
  readonly queues: readonly RowOf<typeof queueRow>[];
  readonly messages: readonly RowOf<typeof messageRow>[];
  readonly imports: readonly RowOf<typeof importRow>[];
  readonly records: RowOf<typeof recordRow>;
  readonly sources: readonly SourceFacts[];
  readonly publishers: readonly PublisherFacts[];
}

export async function readStoreFacts(database: Database, now: Date): Promise<StoreFacts> {
  const { bytes } = await query({ bytes: float })`
    select pg_database_size(current_database())::float8 as bytes`.one(database);
  return {
    bytes,
    queues: await findQueueFacts(database, now),
    messages: await findMessages(database, now),
    imports: await query(importRow)`
      select status, count(*)::int as imports from import_batch group by status`.all(database),
    records: await query(recordRow)`
      select coalesce(sum(accepted), 0)::float8 as accepted, coalesce(sum(rejected), 0)::float8 as rejected,
             coalesce(sum(held), 0)::float8 as held, coalesce(sum(skipped), 0)::float8 as skipped
        from import_file`.one(database),
    sources: await query(sourceRow)`
      select code as source, is_on as "isOn", stopped_why is not null as "isStopped", failures,
             extract(epoch from last_ok_at)::float8 as "lastOkSeconds"
        from data_source order by code`.all(database),
    publishers: await findPublishers(database),
  };
}

async function findQueueFacts(database: Database, now: Date): Promise<StoreFacts['queues']> {
  // Before the first start of the queues there are no tables.
  if ((await countFailedJobs(database)) === null) return [];
  return query(queueRow)`
    select queue.name as queue,
           count(*) filter (where job.state in ('created', 'retry') and job.start_after <= ${now})::int as waiting,
           count(*) filter (where job.state = 'active')::int as active,
           count(*) filter (where job.state = 'failed')::int as failed,
           greatest(0, extract(epoch from ${now} - min(job.start_after)
             filter (where job.state in ('created', 'retry'))))::float8 as "oldestSeconds"
      from jobs.queue
      left join jobs.job on job.name = queue.name and job.state in ('created', 'retry', 'active', 'failed')
     where not starts_with(queue.name, '__')
     group by queue.name
     order by queue.name`.all(database);
}

async function findMessages(database: Database, now: Date): Promise<StoreFacts['messages']> {
  return query(messageRow)`
    select known.state, count(message.id)::int as messages,
           greatest(0, extract(epoch from ${now} - min(coalesce(message.next_attempt_at, message.created_at))))::float8
             as "oldestSeconds"
      from unnest(array['held', 'waiting', 'failed']) as known (state)
      left join outbound_message message on message.state = known.state
     group by known.state`.all(database);
}

/** By the latest thousand imports: older ones say nothing about how fresh the data are. The demo market has no files. */
async function findPublishers(database: Database): Promise<StoreFacts['publishers']> {
  return query(publisherRow)`
    select source.code as publisher, extract(epoch from max(batch.finished_at))::float8 as "importedSeconds",
           coalesce(max(file.last_day), max(demo.last_day)) as "newestDay"
      from (select * from import_batch order by started_at desc limit 1000) batch
      join source on source.id = batch.source_id
      left join import_file file on file.batch_id = batch.id
      left join demo_market demo on batch.kind = 'demo'
     where batch.status = 'done' and batch.undo_of is null and batch.finished_at is not null
     group by source.code
     order by source.code`.all(database);
}
