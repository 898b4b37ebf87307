import type pg from 'pg';
import { checkRows } from '#platform/database/check-rows.server.ts';
import { int, text } from '#platform/database/columns.server.ts';
import { hasOwnHistory } from './history.server.ts';
import {
  columnsOf,
  differenceOf,
  entityOf,
  type LoadColumn,
  type LoadTable,
  stageOf,
} from './tables/load-table.ts';

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
  await analyzeUnknown(
    client,
    tables.map(({ name }) => name),
  );
  await client.query('set default_statistics_target = 20');
  for (const table of tables) await client.query(`analyze ${stageOf(table)}`);
}

/** PostgreSQL takes a stored table for empty if it was looked at while its first rows were being written. */
async function analyzeUnknown(client: pg.ClientBase, names: readonly string[]): Promise<void> {
  const unknown = checkRows(
    { name: text },
    await client.query(
      `select relname::text as name from pg_class
        where oid = any($1::regclass[]) and reltuples <= 0 and pg_relation_size(oid) > 0`,
      [names],
    ),
  );
  for (const { name } of unknown) await client.query(`analyze ${name}`);
}

/**
 * Writes what would change into a temporary table, of this transaction or, for days of trading, of the session. What is the same
 * never reaches the merge.
 */
export async function writeDifference(
  client: pg.ClientBase,
  table: LoadTable,
  { known, sourceId }: { readonly known: KnownMode; readonly sourceId: number },
): Promise<void> {
  const { name, key, values } = table;
  const stored = values.map((column) => `t.${column.name}`);
  const wanted = values.map((column) => wantedValue(column, known));
  const isKnown = `t.${key[0]?.name} is not null`;
  await client.query(
    `create temp table ${differenceOf(table)}${hasOwnHistory(table) ? '' : ' on commit drop'} as
      select s.n, ${isKnown} as is_known, s.file, ${entityOf(table)} as entity, ${dayOf(table)} as day, ${hashOf(table, isKnown)} as hash
        from ${stageOf(table)} s
        left join ${name} t on ${key.map((column) => `t.${column.name} = s.${column.name}`).join(' and ')}
       where t.${key[0]?.name} is null
          or ((${stored.join(', ')}) is distinct from (${wanted.join(', ')})${known === 'keep' ? ` and ${trusts(sourceId)}` : ''})`,
  );
  if (table.isWhole) await replaceWhole(client, table, { known, sourceId });
  await client.query(`analyze ${differenceOf(table)}`);
}

/** A list replaces the stored one or leaves it: a mixture of both is neither. Rows that have left it have no `n`. */
async function replaceWhole(
  client: pg.ClientBase,
  table: LoadTable,
  { known, sourceId }: { readonly known: KnownMode; readonly sourceId: number },
): Promise<void> {
  const { name, key, entity } = table;
  const stays = { replace: 'false', fill: 'true', keep: `not ${trusts(sourceId)}` }[known];
  const keys = key.map((column) => `t.${column.name}`).join(', ');
  await client.query(
    `delete from ${differenceOf(table)} d where exists (select from ${name} t where t.${entity} = d.entity and ${stays});
     insert into ${differenceOf(table)} (n, is_known, file, entity, day, hash)
      select null, true, listed.file, t.${entity}, ${table.day ? `t.${table.day}` : 'null'}, hash_record_extended(row('removed'::text, ${keys}), 0)
        from ${name} t join (select ${entity}, min(file) as file from ${stageOf(table)} group by 1) listed using (${entity})
       where not exists (select from ${stageOf(table)} s where ${key.map((column) => `s.${column.name} = t.${column.name}`).join(' and ')})
         and not exists (select from ${name} t where t.${entity} = listed.${entity} and ${stays})`,
  );
}

/** The same where the store has none of the keys: nothing needs to be looked up, nor written twice. */
export const showAllAsNew = async (client: pg.ClientBase, table: LoadTable): Promise<void> => {
  await client.query(
    `create temp view ${differenceOf(table)} as
      select s.n, false as is_known, s.file, ${entityOf(table)} as entity, ${dayOf(table)} as day, ${hashOf(table, 'false')} as hash
        from ${stageOf(table)} s`,
  );
};

/** Of a session that has compared before. */
export const dropDifference = async (client: pg.ClientBase, table: LoadTable): Promise<void> => {
  await client.query(`do $$ begin
    if to_regclass('pg_temp.${differenceOf(table)}') is null then return; end if;
    if (select relkind from pg_class where oid = to_regclass('pg_temp.${differenceOf(table)}')) = 'v'
    then drop view pg_temp.${differenceOf(table)}; else drop table pg_temp.${differenceOf(table)}; end if;
  end $$`);
};

const dayOf = ({ day }: LoadTable): string => (day ? `s.${day}` : 'null::date');

/** A file that says nothing about a field changes nothing of it. */
export function wantedValue({ name, insteadOf }: LoadColumn, known: KnownMode): string {
  const [first, second] = known === 'fill' ? ['t', 's'] : ['s', 't'];
  const other = insteadOf
    ? `case when ${first}.${insteadOf} is null then ${second}.${name} end`
    : `${second}.${name}`;
  return `coalesce(${first}.${name}, ${other})`;
}

const trusts = (sourceId: number): string =>
  `(select coalesce(max(theirs.trust), 0) from import_batch b join source theirs on theirs.id = b.source_id where b.id = t.batch_id)
     <= (select trust from source where id = ${sourceId})`;

/** `hash`: a number for all differences of the table, whatever their order. */
export async function countDifference(
  client: pg.ClientBase,
  table: LoadTable,
): Promise<{ readonly counts: TableCounts; readonly hash: string }> {
  const [counted] = checkRows(
    { added: int, changed: int, left: int, staged: int, hash: text },
    await client.query(
      `select (count(*) filter (where not is_known))::int as added, (count(*) filter (where is_known))::int as changed,
              (count(*) filter (where n is null))::int as left,
              (select count(*)::int from ${stageOf(table)}) as staged, coalesce(sum(hash), 0)::text as hash
         from ${differenceOf(table)}`,
    ),
  );
  const { added = 0, changed = 0, left = 0, staged = 0, hash = '' } = counted ?? {};
  const same = staged - added - changed + left;
  return { counts: { table: table.name, record: table.record, added, changed, same }, hash };
}

/** New things are named by what identifies them, as their numbers differ from run to run. */
function hashOf(table: LoadTable, isKnown: string): string {
  const columns = columnsOf(table).map(({ name }) =>
    isNumber(name) ? stableNumber(name, table) : `s.${name}`,
  );
  return `hash_record_extended(row(${isKnown}, ${columns.join(', ')}), 0)`;
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
const stableNumber = (column: string, { name }: LoadTable) => {
  const isReport = column === 'report_id' || (column === 'id' && name === 'report');
  const created = isReport ? 'new_reports' : 'new_numbers';
  return `case when s.${column} in (select id from ${created}) then 0 else s.${column} end`;
};
