import type pg from 'pg';
import { checkRows } from '#platform/database/check-rows.server.ts';
import { float, listOf, maybe, text } from '#platform/database/columns.server.ts';
import type { Manifest } from './manifest.ts';

/** How values are written, so that two servers write the same ones alike. */
export const SAME_TEXTS = `
  set local timezone = 'UTC';
  set local datestyle = 'ISO, MDY';
  set local intervalstyle = 'iso_8601';
  set local extra_float_digits = 1;
  set local bytea_output = 'hex';
  set local statement_timeout = 0;
  set local idle_in_transaction_session_timeout = 0`;

/** The migrator's own: it writes these itself. */
const OF_MIGRATOR = ['kysely_migration', 'kysely_migration_lock'];

export interface TableShape {
  readonly name: string;
  /** Without those that the server computes. */
  readonly columns: readonly string[];
}

/** All tables of the site. The queues of jobs are in a schema of their own. */
export async function findTables(client: pg.ClientBase): Promise<TableShape[]> {
  return checkRows(
    { name: text, columns: listOf(text) },
    await client.query(
      `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
         from pg_class c
         join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and c.relpersistence = 'p'
          and c.relname <> all ($1)
          and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
        group by c.relname
        order by c.relname`,
      [OF_MIGRATOR],
    ),
  );
}

/** Of a database without tables: none. */
export async function findMigrations(client: pg.ClientBase): Promise<string[]> {
  const [found] = checkRows(
    { table: maybe(text) },
    await client.query(`select to_regclass('kysely_migration')::text as "table"`),
  );
  if (!found?.table) return [];
  const done = checkRows(
    { name: text },
    await client.query('select name from kysely_migration order by name'),
  );
  return done.map(({ name }) => name);
}

export async function findSequences(client: pg.ClientBase): Promise<Manifest['sequences']> {
  return checkRows(
    { name: text, value: maybe(text) },
    await client.query(
      `select sequencename as name, last_value::text as value
         from pg_sequences where schemaname = current_schema() order by sequencename`,
    ),
  ).map((row) => ({ ...row }));
}

export async function setSequence(
  client: pg.ClientBase,
  { name, value }: Manifest['sequences'][number],
): Promise<void> {
  await client.query(
    `select setval(format('%I', $1::text)::regclass, coalesce($2::bigint, 1), $2::bigint is not null)`,
    [name, value],
  );
}

/** The number of rows and the sum of a hash of each. */
export async function measureTable(
  client: pg.ClientBase,
  table: TableShape,
): Promise<{ rows: number; hash: string }> {
  const [measured] = checkRows(
    { rows: float, hash: text },
    await client.query(
      `select count(*)::float8 as rows,
              coalesce(sum(('x' || substr(md5(row(${columnsOf(table)})::text), 1, 15))::bit(60)::bigint), 0)::text as hash
         from ${identifier(table.name)}`,
    ),
  );
  if (!measured) throw new Error(`nothing was counted in ${table.name}`);
  return measured;
}

/** The contents that rows of any table name by hash and store, each once. */
export async function findFileContents(
  client: pg.ClientBase,
  tables: readonly TableShape[],
  store: 'disk' | 's3',
): Promise<Manifest['files']> {
  const parts = tables.flatMap(({ name, columns }) => {
    const size = ['size', 'bytes'].find((each) => columns.includes(each));
    const names = size !== undefined && columns.includes('sha256') && columns.includes('store');
    return names ? [`select sha256, ${size} as bytes from ${identifier(name)} where store = $1`] : [];
  });
  if (parts.length === 0) return [];
  return checkRows(
    { sha256: text, bytes: float },
    await client.query(
      `select sha256, max(bytes)::float8 as bytes from (${parts.join(' union all ')}) as named
        group by sha256 order by sha256`,
      [store],
    ),
  ).map((row) => ({ ...row }));
}

export async function readServerVersion(client: pg.ClientBase): Promise<string> {
  const [server] = checkRows(
    { version: text },
    await client.query(`select current_setting('server_version') as version`),
  );
  return server?.version ?? '';
}

export const columnsOf = ({ columns }: TableShape): string => columns.map(identifier).join(', ');

export const identifier = (name: string): string => `"${name.replaceAll('"', '""')}"`;
