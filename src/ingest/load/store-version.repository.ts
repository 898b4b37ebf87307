import type pg from 'pg';
import { checkRows } from '#platform/database/check-rows.server.ts';
import { bool, int, json, text } from '#platform/database/columns.server.ts';

/** Which state of the store was read; null while others may be writing to it. */
export type StoreVersion = string | null;

/** First the version, then who is writing: every writer holds a lock on its number; what others change from now on has a later version. */
export async function readStoreVersion(client: pg.ClientBase): Promise<StoreVersion> {
  const [row] = checkRows(
    { version: text },
    await client.query('select last_value::text as version from store_version'),
  );
  const [others] = checkRows(
    { isQuiet: bool },
    await client.query(
      `select not exists (
         select from pg_locks held left join pg_stat_activity writer on writer.pid = held.pid
          where held.locktype = 'transactionid' and held.mode = 'ExclusiveLock' and held.pid is distinct from pg_backend_pid()
            and coalesce(writer.datname, current_database()) = current_database()
            and writer.backend_type is distinct from 'autovacuum worker') as "isQuiet"`,
    ),
  );
  return row && others?.isQuiet ? row.version : null;
}

/** Whether nothing was changed since. */
export async function isStoreAt(client: pg.ClientBase, version: StoreVersion): Promise<boolean> {
  const [row] = checkRows(
    { isSame: bool },
    await client.query('select last_value = $1::bigint as "isSame" from store_version', [version ?? 0]),
  );
  return version !== null && row?.isSame === true;
}

/** The version that a batch leaves, or null where the store is not any more as it was when the files were read. */
export async function takeStoreVersion(
  client: pg.ClientBase,
  read: StoreVersion,
  changes: boolean,
): Promise<StoreVersion> {
  const [row] = checkRows(
    { version: text, isNext: bool },
    await client.query(
      changes
        ? `select version::text, version = $1::bigint + 1 as "isNext" from (select nextval('store_version') as version) taken`
        : `select last_value::text as version, last_value = $1::bigint as "isNext" from store_version`,
      [read ?? 0],
    ),
  );
  return read !== null && row?.isNext ? row.version : null;
}

/** What a batch has found in its files, for the next time. */
export async function writeFound(
  client: pg.ClientBase,
  batchId: number,
  { version, digest, found }: { readonly version: string; readonly digest: string; readonly found: object },
): Promise<void> {
  await client.query(
    `update import_batch set store_version = null, run_digest = null, found = null where run_digest = $1`,
    [digest],
  );
  await client.query(
    `update import_batch set store_version = $2, run_digest = $3, found = $4 where id = $1`,
    [batchId, version, digest, JSON.stringify(found)],
  );
}

/** What was found in the same files, where the store is as their batch has left it. */
export async function findFound<Found>(
  client: pg.ClientBase,
  digest: string,
): Promise<{ readonly batchId: number; readonly found: Found } | null> {
  const [row] = checkRows(
    { batchId: int, found: json<Found>() },
    await client.query(
      `select id as "batchId", found from import_batch
        where run_digest = $1 and status = 'done' and store_version = (select last_value from store_version)`,
      [digest],
    ),
  );
  return row ?? null;
}
