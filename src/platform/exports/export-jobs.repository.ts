import { sql } from 'kysely';
import type { Database } from '#platform/database/database.server.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { ExportState } from './export-state.ts';

export interface ExportJob {
  readonly id: string;
  readonly title: string;
  readonly fileName: string;
  readonly state: ExportState;
  readonly rowsTotal: number;
  readonly rowsWritten: number;
  readonly createdAt: Date;
  readonly finishedAt: Date | null;
  readonly expiresAt: Date | null;
  readonly isSeen: boolean;
  readonly size: number | null;
}

export interface StoredExport extends ExportJob {
  readonly sha256: string;
  readonly store: FileStore['name'];
}

export interface NewExport {
  readonly userId: number;
  readonly kind: string;
  readonly request: object;
  readonly title: string;
  readonly fileName: string;
  readonly rowsTotal: number;
  readonly now: Date;
}

const columns = sql<ExportJob>`
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
  const { rows } = await sql<ExportJob>`
    select ${columns} from export_job
     where user_id = ${userId} and (created_at > ${since} or state in ('waiting', 'running'))`.execute(
    transaction,
  );
  return rows;
}

/** One that is being prepared already: pressing twice does not prepare it twice. */
export async function findSameOpen(
  database: Database,
  { userId, kind, request }: NewExport,
): Promise<ExportJob | null> {
  const { rows } = await sql<ExportJob>`
    select ${columns} from export_job
     where user_id = ${userId} and kind = ${kind} and request = ${JSON.stringify(request)}::jsonb
       and state in ('waiting', 'running')
     limit 1`.execute(database);
  return rows[0] ?? null;
}

export async function insertExport(database: Database, wanted: NewExport): Promise<ExportJob> {
  const { rows } = await sql<ExportJob>`
    insert into export_job (user_id, kind, request, title, file_name, rows_total, created_at)
    values (${wanted.userId}, ${wanted.kind}, ${JSON.stringify(wanted.request)}::jsonb, ${wanted.title},
            ${wanted.fileName}, ${wanted.rowsTotal}, ${wanted.now})
    returning ${columns}`.execute(database);
  const [inserted] = rows;
  if (!inserted) throw new Error('an inserted row is returned');
  return inserted;
}

/** Latest first. */
export async function findExportsOf(database: Database, userId: number, count: number): Promise<ExportJob[]> {
  const { rows } = await sql<ExportJob>`
    select ${columns} from export_job where user_id = ${userId}
     order by created_at desc, id limit ${count}`.execute(database);
  return rows;
}

/** Whether there is anything that a notice would show. */
export async function hasUnseenExports(database: Database, userId: number, now: Date): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from export_job
                    where user_id = ${userId} and seen_at is null
                      and (state in ('waiting', 'running', 'failed') or (state = 'ready' and expires_at > ${now}))
                  ) as has`.execute(database);
  return rows[0]?.has ?? false;
}

/** A file that can still be downloaded, by its owner alone. */
export async function findStoredExport(
  database: Database,
  { id, userId, now }: { id: string; userId: number; now: Date },
): Promise<StoredExport | null> {
  const { rows } = await sql<StoredExport>`
    select ${columns}, sha256, store from export_job
     where id = ${id} and user_id = ${userId} and state = 'ready' and expires_at > ${now}`.execute(database);
  return rows[0] ?? null;
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
