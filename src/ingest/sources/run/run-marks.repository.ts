import { sql } from 'kysely';
import type pg from 'pg';
import { checkRows } from '#platform/database/check-rows.server.ts';
import { bool, text } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import type { SourceFailure } from '../source-failure.ts';
import type { SourceState } from '../source-state.ts';

/** One run of a source at a time, on all processes; false where another one is running. It ends with the session. */
export async function lockRun(client: pg.ClientBase, sourceId: number): Promise<boolean> {
  const [row] = checkRows(
    { isFree: bool },
    await client.query(`select pg_try_advisory_lock(hashtext('basispoint.source'), $1) as "isFree"`, [
      sourceId,
    ]),
  );
  return row?.isFree === true;
}

export async function markTried(database: Database, id: number, at: Date): Promise<void> {
  await sql`update data_source set last_tried_at = ${at} where id = ${id}`.execute(database);
}

export async function markFailed(
  database: Database,
  id: number,
  failed: {
    readonly failure: Pick<SourceFailure, 'code' | 'details'>;
    readonly failures: number;
    readonly nextAt: Date | null;
    readonly isStopped: boolean;
  },
): Promise<void> {
  const { code, details } = failed.failure;
  await sql`
    update data_source
       set failures = ${failed.failures}, next_at = ${failed.nextAt}, last_failure = ${JSON.stringify({ code, details })}::jsonb,
           is_on = is_on and not ${failed.isStopped}, stopped_why = ${failed.isStopped ? code : null}
     where id = ${id}`.execute(database);
}

export async function markDone(
  database: Database,
  id: number,
  { at, nextAt }: { readonly at: Date; readonly nextAt: Date | null },
): Promise<void> {
  await sql`
    update data_source
       set failures = 0, last_failure = null, stopped_why = null, last_ok_at = ${at}, next_at = ${nextAt}
     where id = ${id}`.execute(database);
}

/** In the transaction of the batch, or alone where nothing was to be written. */
export async function writeState(
  client: pg.ClientBase,
  id: number,
  { state, batchId }: { readonly state: SourceState; readonly batchId: number | null },
): Promise<void> {
  await client.query(
    'update data_source set state = $2, last_batch_id = coalesce($3, last_batch_id) where id = $1',
    [id, JSON.stringify(state), batchId],
  );
}

/** Where each file of a batch came from, by its name there. */
export async function writeAddresses(
  client: pg.ClientBase,
  batchId: number,
  addresses: Readonly<Record<string, string>>,
): Promise<void> {
  await client.query('update import_file set address = $2::jsonb ->> name where batch_id = $1', [
    batchId,
    JSON.stringify(addresses),
  ]);
}

/** Contents that this source has brought before, and that were written, taken back or still wait. */
export async function findSeen(
  client: pg.ClientBase,
  sourceId: number,
  sha256: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = checkRows(
    { sha256: text },
    await client.query(
      `select distinct f.sha256 from import_file f join import_batch b on b.id = f.batch_id
        where b.data_source_id = $1 and f.sha256 = any ($2::text[]) and b.status in ('done', 'undone', 'checked')`,
      [sourceId, sha256],
    ),
  );
  return new Set(rows.map((row) => row.sha256));
}
