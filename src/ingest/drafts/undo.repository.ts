import { sql } from 'kysely';
import type { Database } from '#platform/database/database.server.ts';

/** How far the undo of a batch is, as long as the batch is not undone. */
export interface UndoNote {
  readonly state: 'running' | 'refused' | 'failed';
  readonly reason?: string;
  /** Later batches that changed its rows. */
  readonly batches: readonly number[];
}

export async function noteUndo(database: Database, batchId: number, note: UndoNote | null): Promise<void> {
  const progress = note ? { undo: note } : {};
  await sql`update import_batch set progress = ${JSON.stringify(progress)} where id = ${batchId}`.execute(
    database,
  );
}
