import type pg from 'pg';
import { type KnownMode, type TableCounts, wantedValue } from './difference.server.ts';
import { writeHistory } from './history.server.ts';
import { batchOf, columnsOf, differenceOf, hasLeft, type LoadTable, stageOf } from './tables/load-table.ts';

/** Stores the older versions, then changes what is known and adds what is new. Returns how many rows it changed. */
export async function mergeTable(
  client: pg.ClientBase,
  table: LoadTable,
  {
    batchId,
    known,
    counts,
    isSorted,
  }: {
    readonly batchId: number;
    readonly known: KnownMode;
    readonly counts: TableCounts;
    readonly isSorted: boolean;
  },
): Promise<number> {
  const { name, key, values } = table;
  let changed = 0;
  const hasBatch = batchOf(table) === 't.batch_id';
  const same = key.map((column) => `t.${column.name} = s.${column.name}`).join(' and ');
  const changing = `${stageOf(table)} s join ${differenceOf(table)} d using (n)`;
  if (counts.changed > 0) {
    await writeHistory(client, table, {
      batchId,
      reason: 'changed',
      which: `join (${changing}) on d.is_known and ${same}`,
    });
    const wanted = values.map((column) => wantedValue(column, known));
    const assignments = values.map((column, at) => `${column.name} = ${wanted[at]}`);
    if (hasBatch) assignments.push(`batch_id = ${batchId}`);
    const { rowCount } = await client.query(
      `update ${name} t set ${assignments.join(', ')} from ${changing}
        where d.is_known and ${same}
          and (${values.map((column) => `t.${column.name}`).join(', ')}) is distinct from (${wanted.join(', ')})`,
    );
    changed = (rowCount ?? 0) + (table.isWhole ? await removeLeft(client, table, batchId) : 0);
  }
  if (counts.added === 0) return changed;
  // Of a stage that is new as a whole nothing needs to be looked up.
  const isWhole = counts.changed + counts.same === 0;
  const added = isWhole ? `${stageOf(table)} s` : `${changing} where not d.is_known`;
  const order = isWhole && isSorted ? '' : `order by ${key.map((column) => `s.${column.name}`).join(', ')}`;
  const columns = columnsOf(table);
  await client.query(
    `insert into ${name} (${[...columns.map((column) => column.name), ...(hasBatch ? ['batch_id'] : [])].join(', ')})
     select ${[...columns.map(newValue), ...(hasBatch ? [batchId] : [])].join(', ')}
       from ${added} ${order}`,
  );
  return changed;
}

/** What the new list lacks goes to the history. */
async function removeLeft(client: pg.ClientBase, table: LoadTable, batchId: number): Promise<number> {
  const count = await writeHistory(client, table, {
    batchId,
    reason: 'removed',
    which: `where ${hasLeft(table)}`,
  });
  if (count > 0) await client.query(`delete from ${table.name} t where ${hasLeft(table)}`);
  return count;
}

const newValue = ({ name, otherwise }: { readonly name: string; readonly otherwise?: string }): string =>
  otherwise ? `coalesce(s.${name}, ${otherwise})` : `s.${name}`;

/** What the batch touched: one row for each thing and file. */
export async function writeScope(client: pg.ClientBase, table: LoadTable, batchId: number): Promise<void> {
  const isCode = ['code', 'curve_code'].includes(table.entity);
  await client.query(
    `insert into import_scope (batch_id, file_id, record, ${isCode ? 'entity_code' : 'entity_id'}, first_day, last_day, added, changed, removed)
     select ${batchId}, f.id, '${table.record}', d.entity, min(d.day), max(d.day),
            count(*) filter (where not d.is_known), count(*) filter (where d.is_known and d.n is not null), count(*) filter (where d.n is null)
       from ${differenceOf(table)} d left join import_file f on f.batch_id = ${batchId} and f.position = d.file
      group by f.id, d.entity`,
  );
}
