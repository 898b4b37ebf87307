import { sql } from 'kysely';
import { int, text } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';

/** A run of a source that waits for a person; locked until the transaction ends. */
export const lockWaitingRun = (transaction: Database, batchId: number) =>
  query({ id: int, code: text })`
    select b.id, d.code from import_batch b join data_source d on d.id = b.data_source_id
     where b.id = ${batchId} and b.status = 'checked' for update of b`.first(transaction);

/** `open`: confirmed, and waits for its turn. */
export async function setRunStatus(
  transaction: Database,
  batchId: number,
  status: 'open' | 'cancelled' | 'checked',
  note = '',
): Promise<void> {
  await sql`update import_batch set status = ${status}, note = ${note} where id = ${batchId}`.execute(
    transaction,
  );
}

export const findOpenRun = (database: Database, batchId: number) =>
  query({ code: text })`
    select d.code from import_batch b join data_source d on d.id = b.data_source_id
     where b.id = ${batchId} and b.status = 'open'`.first(database);
