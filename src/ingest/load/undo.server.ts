import type pg from 'pg';
import { checkRows } from '#platform/database/check-rows.server.ts';
import { int, maybe, oneOf } from '#platform/database/columns.server.ts';
import { announce, type ChangedIds, silenceTriggers } from './announce.server.ts';
import { finishBatch, lockImports, openBatch, recordImport, stampBatch } from './batch.repository.ts';
import { hasOwnHistory, keyObject, writeHistory } from './history.server.ts';
import { removeCreated } from './remove-created.server.ts';
import { unsettleRejections } from './settle-rejections.repository.ts';
import { takeStoreVersion } from './store-version.repository.ts';
import { batchOf, type LoadTable } from './tables/load-table.ts';
import { ALL_TABLES } from './tables/load-tables.ts';

/** Why a batch cannot be undone. */
export class UndoRefusal extends Error {
  readonly reason: 'unknown_batch' | 'not_done' | 'later_batches';
  readonly batches: readonly number[];

  constructor(reason: UndoRefusal['reason'], batches: readonly number[] = []) {
    super(reason);
    this.reason = reason;
    this.batches = batches;
  }
}

export interface Undone {
  readonly batchId: number;
  readonly removed: number;
  readonly restored: number;
  /** Things that the batch created and that something else needs now. */
  readonly retained: number;
}

interface UndoOptions {
  readonly actor: string;
  readonly actorId: number | null;
  /** What later batches changed stays as they left it. */
  readonly keepsLater: boolean;
}

const CREATED = new Set([
  'issuer',
  'issuer_profile',
  'instrument',
  'stock',
  'market_index',
  'etf',
  'bond',
  'listing',
  'instrument_code',
]);

/** Takes back what a batch added and brings back what it changed, in one transaction and as a batch of its own. */
export async function undoBatch(
  client: pg.ClientBase,
  undone: number,
  options: UndoOptions,
): Promise<Undone> {
  await client.query('set statement_timeout = 0');
  const { sourceId } = await readDone(client, undone);
  const batchId = await openBatch(client, { sourceId, kind: 'undo', note: '', undoOf: undone, ...options });
  await client.query('begin');
  try {
    await lockImports(client);
    await readDone(client, undone);
    const later = await findLater(client, undone);
    if (later.length > 0 && !options.keepsLater) throw new UndoRefusal('later_batches', later);
    await silenceTriggers(client);
    await stampBatch(client, batchId);
    let [removed, restored] = [0, 0];
    const tables = ALL_TABLES.filter((table) => batchOf(table) === 't.batch_id');
    await client.query(
      'create temp table undone_rows (table_name text, id text, search_id text) on commit drop',
    );
    for (const table of tables) await noteTouched(client, table, undone);
    for (const table of tables.toReversed()) {
      restored += await restoreChanged(client, table, undone, batchId);
      if (!CREATED.has(table.name)) removed += await removeAdded(client, table, undone, batchId);
      if (table.isWhole) restored += await restoreRemoved(client, table, undone);
    }
    const created = await removeCreated(client, undone, batchId);
    removed += created.removed;
    await announce(client, await touchedTables(client, tables), fromUndone);
    await client.query(
      `insert into import_scope (batch_id, record, entity_id, entity_code, first_day, last_day, removed)
       select $1, record, entity_id, entity_code, min(first_day), max(last_day), sum(added + changed)
         from import_scope where batch_id = $2 group by record, entity_id, entity_code`,
      [batchId, undone],
    );
    await unsettleRejections(client, undone);
    await recordImport(client, undone, 'undo', { batch: batchId, removed, restored });
    await finishBatch(client, batchId, {
      counts: { removed, restored, retained: created.retained },
      digest: '0'.repeat(64),
      rows: removed + restored,
    });
    await takeStoreVersion(client, null, true);
    await client.query(`update import_batch set status = 'undone', undone_by = $2 where id = $1`, [
      undone,
      batchId,
    ]);
    await client.query('commit');
    return { batchId, removed, restored, retained: created.retained };
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    await client.query('delete from import_batch where id = $1', [batchId]).catch(() => undefined);
    throw error;
  }
}

async function readDone(client: pg.ClientBase, id: number): Promise<{ sourceId: number }> {
  const [batch] = checkRows(
    {
      sourceId: int,
      status: oneOf('open', 'checked', 'running', 'done', 'failed', 'cancelled', 'undone'),
      undoOf: maybe(int),
    },
    await client.query(
      'select source_id as "sourceId", status, undo_of as "undoOf" from import_batch where id = $1',
      [id],
    ),
  );
  if (!batch) throw new UndoRefusal('unknown_batch');
  if (batch.status !== 'done' || batch.undoOf !== null) throw new UndoRefusal('not_done');
  return batch;
}

/** Batches that changed what this one had written. */
async function findLater(client: pg.ClientBase, undone: number): Promise<number[]> {
  const later = new Set<number>();
  for (const table of ALL_TABLES) {
    if (batchOf(table) !== 't.batch_id') continue;
    const rows = checkRows(
      { batchId: int },
      await client.query(
        `select distinct t.batch_id as "batchId" from ${historyOf(table)} h join ${table.name} t on ${sameKey(table)}
          where h.batch_id = ${undone} and h.ended_by <> ${undone} and t.batch_id <> ${undone} and h.why = 'changed'${ofTable(table)}`,
      ),
    );
    for (const { batchId } of rows) later.add(batchId);
    if (table.isWhole) for (const batchId of await findRemoving(client, table, undone)) later.add(batchId);
  }
  return [...later].sort((one, other) => one - other);
}

/** Later batches with a list that lacked rows of this one. */
async function findRemoving(client: pg.ClientBase, { name }: LoadTable, undone: number): Promise<number[]> {
  const rows = checkRows(
    { batchId: int },
    await client.query(
      `select distinct ended_by as "batchId" from row_history where table_name = '${name}' and batch_id = ${undone} and why = 'removed'`,
    ),
  );
  return rows.map(({ batchId }) => batchId);
}

/** Rows that the list of the batch lacked come back with the batch that they were of. */
async function restoreRemoved(client: pg.ClientBase, table: LoadTable, undone: number): Promise<number> {
  const which = `h.table_name = '${table.name}' and h.ended_by = ${undone} and h.why = 'removed'`;
  const { rowCount } = await client.query(
    `insert into ${table.name} select (jsonb_populate_record(null::${table.name}, h.was)).* from row_history h
      where ${which} and not exists (select from ${table.name} t where h.key = ${keyObject(table)})`,
  );
  await client.query(`delete from row_history h where ${which}`);
  return rowCount ?? 0;
}

/** Rows whose present version is of the batch get back the version before, with its batch. */
async function restoreChanged(
  client: pg.ClientBase,
  table: LoadTable,
  undone: number,
  batchId: number,
): Promise<number> {
  const which = `join ${historyOf(table)} h on ${sameKey(table)}
    where t.batch_id = ${undone} and h.ended_by = ${undone} and h.why = 'changed'${ofTable(table)}`;
  const count = await writeHistory(client, table, { batchId, reason: 'undone', which });
  if (count === 0) return 0;
  const { values } = table;
  const old = hasOwnHistory(table)
    ? values.map(({ name }) => `${name} = h.${name}`)
    : values.map(({ name }) => `${name} = (jsonb_populate_record(null::${table.name}, h.was)).${name}`);
  await client.query(
    `update ${table.name} t set ${[...old, 'batch_id = h.batch_id'].join(', ')} from ${historyOf(table)} h
      where ${sameKey(table)} and t.batch_id = ${undone} and h.ended_by = ${undone} and h.why = 'changed'${ofTable(table)}`,
  );
  await client.query(
    `delete from ${historyOf(table)} h using ${table.name} t
      where ${sameKey(table)} and t.batch_id = h.batch_id and h.ended_by = ${undone} and h.why = 'changed'${ofTable(table)}`,
  );
  return count;
}

async function removeAdded(
  client: pg.ClientBase,
  table: LoadTable,
  undone: number,
  batchId: number,
): Promise<number> {
  const count = await writeHistory(client, table, {
    batchId,
    reason: 'undone',
    which: `where t.batch_id = ${undone}`,
  });
  if (count > 0) await client.query(`delete from ${table.name} t where t.batch_id = ${undone}`);
  return count;
}

async function noteTouched(client: pg.ClientBase, table: LoadTable, undone: number): Promise<void> {
  const entity = table.entity.startsWith('coalesce') ? table.entity : `t.${table.entity}`;
  const searched = table.name === 'listing' ? 't.instrument_id::text' : 'null';
  await client.query(
    `insert into undone_rows select distinct '${table.name}', (${entity})::text, ${searched} from ${table.name} t where t.batch_id = ${undone}`,
  );
  if (table.isWhole)
    await client.query(
      `insert into undone_rows select distinct '${table.name}', key ->> '${table.entity}', null from row_history
        where table_name = '${table.name}' and ended_by = ${undone} and why = 'removed'`,
    );
}

async function touchedTables(client: pg.ClientBase, tables: readonly LoadTable[]): Promise<LoadTable[]> {
  const rows = checkRows(
    { table_name: oneOf(...tables.map(({ name }) => name)) },
    await client.query('select distinct table_name from undone_rows'),
  );
  return tables.filter(({ name }) => rows.some(({ table_name }) => table_name === name));
}

const fromUndone: ChangedIds = ({ name, entity }, column) =>
  `select distinct ${column === entity ? 'id' : 'search_id'} as id from undone_rows where table_name = '${name}' and ${column === entity ? 'id' : 'search_id'} is not null`;

const historyOf = (table: LoadTable) => (hasOwnHistory(table) ? 'daily_trading_history' : 'row_history');

const ofTable = (table: LoadTable) => (hasOwnHistory(table) ? '' : ` and h.table_name = '${table.name}'`);

const sameKey = (table: LoadTable): string =>
  hasOwnHistory(table)
    ? table.key.map(({ name }) => `h.${name} = t.${name}`).join(' and ')
    : `h.key = ${keyObject(table)}`;
