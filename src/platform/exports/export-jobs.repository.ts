import { sql } from 'kysely';
import {
  bool,
  float,
  int,
  maybe,
  oneOf,
  type RowOf,
  text,
  timestamp,
  uuid,
} from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';
import { EXPORT_STATES } from './export-state.ts';

const exportJobRow = {
  id: uuid,
  title: text,
  fileName: text,
  state: oneOf(...EXPORT_STATES),
  rowsTotal: int,
  rowsWritten: int,
  createdAt: timestamp,
  finishedAt: maybe(timestamp),
  expiresAt: maybe(timestamp),
  isSeen: bool,
  size: maybe(float),
};
export type ExportJob = RowOf<typeof exportJobRow>;

const storedExportRow = { ...exportJobRow, sha256: text, store: oneOf('disk', 's3') };
export type StoredExport = RowOf<typeof storedExportRow>;

export interface NewExport {
  readonly userId: number;
  readonly kind: string;
  readonly request: object;
  readonly title: string;
  readonly fileName: string;
  readonly rowsTotal: number;
  readonly now: Date;
}

const columns = sql`
  id, title, file_name as "fileName", state, rows_total as "rowsTotal", rows_written as "rowsWritten",
  created_at as "createdAt", finished_at as "finishedAt", expires_at as "expiresAt",
  seen_at is not null as "isSeen", size::float8 as size`;

/** In a transaction: of two requests of one person the second waits, so that both count. */
export async function findRecentLocked(
  transaction: Database,
  userId: number,
  since: Date,
): Promise<ExportJob[]> {
  await sql`select 1 from site_user where id = ${userId} for update`.execute(transaction);
  return query(exportJobRow)`
    select ${columns} from export_job
     where user_id = ${userId} and (created_at > ${since} or state in ('waiting', 'running'))`.all(
    transaction,
  );
}

/** One that is being prepared already: pressing twice does not prepare it twice. */
export async function findSameOpen(
  database: Database,
  { userId, kind, request }: NewExport,
): Promise<ExportJob | null> {
  return query(exportJobRow)`
    select ${columns} from export_job
     where user_id = ${userId} and kind = ${kind} and request = ${JSON.stringify(request)}::jsonb
       and state in ('waiting', 'running')
     limit 1`.first(database);
}

export async function insertExport(database: Database, wanted: NewExport): Promise<ExportJob> {
  const inserted = await query(exportJobRow)`
    insert into export_job (user_id, kind, request, title, file_name, rows_total, created_at)
    values (${wanted.userId}, ${wanted.kind}, ${JSON.stringify(wanted.request)}::jsonb, ${wanted.title},
            ${wanted.fileName}, ${wanted.rowsTotal}, ${wanted.now})
    returning ${columns}`.one(database);
  return inserted;
}

/** Latest first. */
export async function findExportsOf(database: Database, userId: number, count: number): Promise<ExportJob[]> {
  return query(exportJobRow)`
    select ${columns} from export_job where user_id = ${userId}
     order by created_at desc, id limit ${count}`.all(database);
}

/** Whether there is anything that a notice would show. */
export async function hasUnseenExports(database: Database, userId: number, now: Date): Promise<boolean> {
  const row = await query({ has: bool })`
    select exists (select from export_job
                    where user_id = ${userId} and seen_at is null
                      and (state in ('waiting', 'running', 'failed') or (state = 'ready' and expires_at > ${now}))
                  ) as has`.first(database);
  return row?.has ?? false;
}

/** A file that can still be downloaded, by its owner alone. */
export async function findStoredExport(
  database: Database,
  { id, userId, now }: { id: string; userId: number; now: Date },
): Promise<StoredExport | null> {
  return query(storedExportRow)`
    select ${columns}, sha256, store from export_job
     where id = ${id} and user_id = ${userId} and state = 'ready' and expires_at > ${now}`.first(database);
}

/** False where the person has no such export, or it is over already. */
export async function cancelExport(
  database: Database,
  { id, userId, now }: { id: string; userId: number; now: Date },
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update export_job set state = 'cancelled', worker_id = null, finished_at = ${now}, seen_at = ${now}
     where id = ${id} and user_id = ${userId} and state in ('waiting', 'running')`.execute(database);
  return numAffectedRows > 0n;
}

/** One that is still open goes on being reported. */
export async function markSeen(
  database: Database,
  { id, userId, now }: { id: string; userId: number; now: Date },
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update export_job
       set seen_at = case when state in ('waiting', 'running') then null else coalesce(seen_at, ${now}) end
     where id = ${id} and user_id = ${userId}`.execute(database);
  return numAffectedRows > 0n;
}
