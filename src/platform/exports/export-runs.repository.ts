import { sql } from 'kysely';
import { bool, json, oneOf, type RowOf, text, timestamp, uuid } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { expiryOf } from './export-state.ts';

/** A run that has not shown itself for so long is dead, and another may take its export. */
export const DEAD_AFTER_SECONDS = 10;
/** An export that ends its process each time must not do so for ever. */
const MOST_TRIES = 5;

/** One try at one export: every write asks that it is still this run's. */
export interface Run {
  readonly id: string;
  readonly holder: string;
}

const claimedExportRow = { kind: text, request: json<unknown>(), createdAt: timestamp };
export type ClaimedExport = RowOf<typeof claimedExportRow>;

/** The life of a run is measured by the database's clock, which all processes share. */
const isDead = sql`heartbeat_at < clock_timestamp() - make_interval(secs => ${DEAD_AFTER_SECONDS})`;

/** Null where another run has it, or it is over. */
export async function claimExport(database: Database, { id, holder }: Run): Promise<ClaimedExport | null> {
  return query(claimedExportRow)`
    update export_job
       set state = 'running', worker_id = ${holder}, heartbeat_at = clock_timestamp(), rows_written = 0, attempts = attempts + 1
     where id = ${id} and attempts < ${MOST_TRIES} and (state = 'waiting' or (state = 'running' and ${isDead}))
    returning kind, request as request, created_at as "createdAt"`.first(database);
}

export async function isRunning(database: Database, id: string): Promise<boolean> {
  const { rows } = await sql`select from export_job where id = ${id} and state = 'running'`.execute(database);
  return rows.length > 0;
}

/** False where it was cancelled or taken over meanwhile. */
export async function noteProgress(
  database: Database,
  { id, holder }: Run,
  rowsWritten: number,
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update export_job set rows_written = ${rowsWritten}, heartbeat_at = clock_timestamp()
     where id = ${id} and worker_id = ${holder}`.execute(database);
  return numAffectedRows > 0n;
}

export async function noteAlive(database: Database, { id, holder }: Run): Promise<void> {
  await sql`update export_job set heartbeat_at = clock_timestamp() where id = ${id} and worker_id = ${holder}`.execute(
    database,
  );
}

interface StoredContent {
  readonly sha256: string;
  readonly size: number;
  readonly store: FileStore['name'];
}

export async function finishExport(
  database: Database,
  { id, holder }: Run,
  { sha256, size, store }: StoredContent,
  now: Date,
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update export_job
       set state = 'ready', worker_id = null, rows_written = rows_total, finished_at = ${now}, expires_at = ${expiryOf(now)},
           sha256 = ${sha256}, size = ${size}, store = ${store}
     where id = ${id} and worker_id = ${holder}`.execute(database);
  return numAffectedRows > 0n;
}

/** Two persons who request the same in the same second are given the same content. */
export async function isContentNamed(database: Database, sha256: string): Promise<boolean> {
  const { rows } = await sql`
    select from stored_file where sha256 = ${sha256}
     union all select from export_job where sha256 = ${sha256} limit 1`.execute(database);
  return rows.length > 0;
}

/** The process stops: that is no failure of the export. */
export async function releaseExport(database: Database, { id, holder }: Run): Promise<void> {
  await sql`
    update export_job set state = 'waiting', worker_id = null, attempts = attempts - 1
     where id = ${id} and worker_id = ${holder}`.execute(database);
}

/** It waits for another try, or has had its last. */
export async function failExport(database: Database, { id, holder }: Run, now: Date): Promise<void> {
  await sql`
    update export_job
       set state = case when attempts < ${MOST_TRIES} then 'waiting' else 'failed' end, worker_id = null,
           finished_at = case when attempts < ${MOST_TRIES} then null else ${now}::timestamptz end
     where id = ${id} and worker_id = ${holder}`.execute(database);
}

export async function findOpenExports(database: Database): Promise<string[]> {
  const rows = await query({ id: uuid })`
    select id from export_job where state in ('waiting', 'running') order by created_at`.all(database);
  return rows.map(({ id }) => id);
}

/** Those whose run died or whose place in the queue was lost; those that have had all their tries fail here. */
export async function findAbandonedExports(database: Database, now: Date): Promise<string[]> {
  await sql`
    update export_job set state = 'failed', worker_id = null, finished_at = ${now}
     where attempts >= ${MOST_TRIES} and (state = 'waiting' or (state = 'running' and ${isDead}))`.execute(
    database,
  );
  const rows = await query({ id: uuid })`
    select id from export_job
     where (state = 'running' and ${isDead})
        or (state = 'waiting' and coalesce(heartbeat_at, created_at) < ${now}::timestamptz - interval '1 minute')
     order by created_at`.all(database);
  return rows.map(({ id }) => id);
}

const overExportRow = {
  sha256: text,
  store: oneOf('disk', 's3'),
  id: uuid,
  /** Its content is that of another file too and must stay. */
  isShared: bool,
};
export type OverExport = RowOf<typeof overExportRow>;

/** Nobody is sent them any more; their files are still there. */
export async function findOverExports(database: Database, now: Date): Promise<OverExport[]> {
  return query(overExportRow)`
    select id, sha256, store,
           exists (select from stored_file where stored_file.sha256 = over.sha256)
             or exists (select from export_job other
                         where other.sha256 = over.sha256 and other.state = 'ready' and other.expires_at > ${now}) as "isShared"
      from export_job over where state = 'ready' and expires_at <= ${now}`.all(database);
}

export async function expireExport(database: Database, id: string): Promise<void> {
  await sql`
    update export_job set state = 'expired', sha256 = null, store = null, size = null
     where id = ${id} and state = 'ready'`.execute(database);
}

export async function deleteOldExports(database: Database, before: Date): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from export_job where state in ('failed', 'cancelled', 'expired') and created_at < ${before}`.execute(
    database,
  );
  return Number(numAffectedRows);
}
