import type pg from 'pg';
import { checkRows } from '#platform/database/check-rows.server.ts';
import { int } from '#platform/database/columns.server.ts';
import { writeHistory } from './history.server.ts';
import { LOAD_TABLES } from './tables/load-tables.ts';

/** Removes issuers, instruments and listings that a batch created, unless something else needs them: those stay. */
export async function removeCreated(
  client: pg.ClientBase,
  undone: number,
  batchId: number,
): Promise<{ removed: number; retained: number }> {
  let [removed, retained] = [0, 0];
  removed += await removeAll(client, 'instrument_code', 'batch_id', [undone], batchId);
  for (const [table, parts] of [
    ['listing', []],
    ['instrument', ['stock', 'market_index', 'etf', 'bond']],
    ['issuer', ['issuer_profile']],
  ] as const) {
    const rows = checkRows(
      { id: int },
      await client.query(`select id from ${table} where batch_id = $1 order by id`, [undone]),
    );
    const ids = rows.map(({ id }) => id);
    const done = await removeSome(client, table, parts, ids, batchId);
    if (done !== null) {
      removed += done;
      continue;
    }
    for (const id of ids) {
      const one = await removeSome(client, table, parts, [id], batchId);
      if (one === null) retained++;
      else removed += one;
    }
  }
  return { removed, retained };
}

const NEEDED = '23503';

/** Null where something else refers to one of them. */
async function removeSome(
  client: pg.ClientBase,
  table: 'listing' | 'instrument' | 'issuer',
  parts: readonly ('stock' | 'market_index' | 'etf' | 'bond' | 'issuer_profile')[],
  ids: readonly number[],
  batchId: number,
): Promise<number | null> {
  await client.query('savepoint removing');
  try {
    let removed = 0;
    const owner = table === 'issuer' ? 'issuer_id' : 'instrument_id';
    for (const part of parts) removed += await removeAll(client, part, owner, ids, batchId);
    removed += await removeAll(client, table, 'id', ids, batchId);
    await client.query('release savepoint removing');
    return removed;
  } catch (error) {
    await client.query('rollback to savepoint removing');
    if ((error as { code?: unknown }).code !== NEEDED) throw error;
    return null;
  }
}

async function removeAll(
  client: pg.ClientBase,
  table: keyof typeof LOAD_TABLES,
  column: string,
  ids: readonly number[],
  batchId: number,
): Promise<number> {
  if (ids.length === 0) return 0;
  const which = `where t.${column} in (${ids.join(', ')})`;
  const count = await writeHistory(client, LOAD_TABLES[table], { batchId, reason: 'undone', which });
  await client.query(`delete from ${table} t ${which}`);
  return count;
}
