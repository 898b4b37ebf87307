import type pg from 'pg';
import { checkRows } from '#platform/database/check-rows.server.ts';
import { int, text } from '#platform/database/columns.server.ts';
import { columnsOf, differenceOf, entityOf, type LoadTable, stageOf } from './tables/load-table.ts';

/** replace: the newer value counts. fill: only what is empty. keep: what a source of more trust gave stays. */
export type KnownMode = 'replace' | 'fill' | 'keep';

export interface TableCounts {
  readonly table: string;
  readonly record: string;
  readonly added: number;
  readonly changed: number;
  readonly same: number;
}

/** Without it a join may loop over all rows. Before the transaction, which would forget it. */
export async function analyzeStage(client: pg.ClientBase, tables: readonly LoadTable[]): Promise<void> {
  await client.query('set default_statistics_target = 20');
  for (const table of tables) await client.query(`analyze ${stageOf(table)}`);
}

/** Writes what would change into a temporary table of this transaction. What is the same never reaches the merge. */
export async function writeDifference(
  client: pg.ClientBase,
  table: LoadTable,
  { known, sourceId }: { readonly known: KnownMode; readonly sourceId: number },
): Promise<void> {
  const { name, key, values } = table;
  const stored = values.map((column) => `t.${column.name}`);
  const wanted = values.map((column) => wantedValue(column.name, known));
  await client.query(
    `create temp table ${differenceOf(table)} on commit drop as
      select s.n, t.${key[0]?.name} is not null as is_known, s.file, ${entityOf(table)} as entity,
             ${table.day ? `s.${table.day}` : 'null::date'} as day
        from ${stageOf(table)} s
        left join ${name} t on ${key.map((column) => `t.${column.name} = s.${column.name}`).join(' and ')}
       where t.${key[0]?.name} is null
          or ((${stored.join(', ')}) is distinct from (${wanted.join(', ')})${known === 'keep' ? ` and ${trusts(sourceId)}` : ''})`,
  );
  await client.query(`analyze ${differenceOf(table)}`);
}

/** A file that says nothing about a field changes nothing of it. */
export const wantedValue = (column: string, known: KnownMode): string =>
  known === 'fill' ? `coalesce(t.${column}, s.${column})` : `coalesce(s.${column}, t.${column})`;

const trusts = (sourceId: number): string =>
  `(select coalesce(max(theirs.trust), 0) from import_batch b join source theirs on theirs.id = b.source_id where b.id = t.batch_id)
     <= (select trust from source where id = ${sourceId})`;

/** `mark`: which staged rows differ, and how. It is the same within one session as long as the store does not change. */
export async function countDifference(
  client: pg.ClientBase,
  table: LoadTable,
): Promise<{ readonly counts: TableCounts; readonly mark: string }> {
  const [counted] = checkRows(
    { added: int, changed: int, staged: int, mark: text },
    await client.query(
      `select (count(*) filter (where not is_known))::int as added, (count(*) filter (where is_known))::int as changed,
              (select count(*)::int from ${stageOf(table)}) as staged,
              coalesce(sum(hashint8extended(n, is_known::int)), 0)::text as mark
         from ${differenceOf(table)}`,
    ),
  );
  const { added = 0, changed = 0, staged = 0, mark = '' } = counted ?? {};
  const same = staged - added - changed;
  return { counts: { table: table.name, record: table.record, added, changed, same }, mark };
}

/**
 * A number for all differences of a table, whatever their order: the sum of the hashes of its rows. New things are named by what
 * identifies them, as their numbers differ from run to run.
 */
export async function hashDifference(client: pg.ClientBase, table: LoadTable): Promise<string> {
  const columns = columnsOf(table).map(({ name }) => (isNumber(name) ? stableNumber(name) : `s.${name}`));
  const row = `row(d.is_known, ${columns.join(', ')})`;
  const [found] = checkRows(
    { hash: text },
    await client.query(
      `select count(*) || ':' || coalesce(sum(hash_record_extended(${row}, 0)), 0)
              || ':' || coalesce(sum(hash_record_extended(${row}, 1)), 0) as hash
         from ${differenceOf(table)} d join ${stageOf(table)} s using (n)`,
    ),
  );
  return `${table.name} ${found?.hash ?? ''}`;
}

const NUMBERS = new Set([
  'id',
  'issuer_id',
  'instrument_id',
  'listing_id',
  'bond_id',
  'index_id',
  'etf_id',
  'report_id',
]);
const isNumber = (column: string) => NUMBERS.has(column);

/** Numbers of things that this run creates are left out: their own rows are hashed by name and code. */
const stableNumber = (column: string) =>
  `case when s.${column} in (select id from new_numbers) then 0 else s.${column} end`;
