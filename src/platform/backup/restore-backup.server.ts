import type pg from 'pg';
import { type Database, databaseOn, openDatabase } from '#platform/database/database.server.ts';
import { knownMigrations, migrate } from '#platform/database/migrate.server.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import {
  findMigrations,
  findTables,
  identifier,
  measureTable,
  SAME_TEXTS,
  setSequence,
  type TableShape,
} from './backup-tables.repository.ts';
import {
  disableTriggers,
  dropReferences,
  enableTriggers,
  restoreReferences,
} from './loose-tables.repository.ts';
import { countRows, DamagedBackupError, fileOf, type Manifest, tableOf } from './manifest.ts';
import { type ReadOptions, readBackup } from './read-backup.server.ts';
import { TableLoader } from './table-loader.server.ts';

export interface RestoreOptions extends ReadOptions {
  readonly url: string;
  readonly disk: FileStore;
  /** Whether nothing would be lost. */
  readonly isEmpty: (database: Database) => Promise<boolean>;
  readonly onProgress?: (progress: { step: string; done: number; total: number }) => void;
}

/** The archive is good, but does not go into this database; the message says why and what to do. */
export class RestoreRefusal extends Error {}

/**
 * Fills an empty database in one transaction: all tables, sequences and files, compared with the row counts and hashes of the
 * backup before it is committed. A backup of an older version is brought up to date afterwards, in the same transaction.
 */
export async function restoreBackup(options: RestoreOptions): Promise<Manifest> {
  const { pool } = openDatabase(options.url, { connections: 1, statementLimitMs: 0 });
  const client = await pool.connect();
  const release = client.release.bind(client);
  client.release = () => undefined;
  // The migrator and COPY share one connection and its transaction.
  const database = databaseOn({
    connect: async () => client,
    query: (text, params) => client.query(text, params),
  });
  try {
    const manifest = await database.transaction().execute(async (transaction) => {
      await client.query(SAME_TEXTS);
      const restored = await load(client, transaction, options);
      await migrate(transaction);
      return restored;
    });
    await client.query('analyze');
    return manifest;
  } finally {
    release(true);
    await pool.end();
  }
}

async function load(
  client: pg.ClientBase,
  transaction: Database,
  options: RestoreOptions,
): Promise<Manifest> {
  const { disk, onProgress } = options;
  const loader = new TableLoader(client);
  let references: readonly string[] = [];
  let total = 0;
  const manifest = await readBackup(options, {
    start: async (read) => {
      await prepare(client, transaction, read, options);
      total = countRows(read);
      loader.expect(read.tables);
      await disableTriggers(client, read.tables);
      references = await dropReferences(client);
    },
    take: async ({ name, size, content }) => {
      const table = tableOf(name);
      const sha256 = fileOf(name);
      if (table !== null) {
        await loader.load(table, content);
        onProgress?.({ step: table, done: loader.rows, total });
      } else if (sha256 !== null) {
        await loader.end();
        onProgress?.({ step: 'files', done: total, total });
        const stored = await disk.putStream(content);
        if (stored.sha256 !== sha256 || stored.size !== size)
          throw new DamagedBackupError(`the file ${sha256} has another content`);
      } else throw new DamagedBackupError(`it contains ${name}, which is unknown`);
    },
  }).catch(async (error: unknown) => {
    await loader.abort();
    throw error;
  });
  await loader.end();
  onProgress?.({ step: 'checking references', done: total, total });
  for (const sequence of manifest.sequences) await setSequence(client, sequence);
  await restoreReferences(client, references);
  await enableTriggers(client, manifest.tables);
  await compare(client, manifest, onProgress);
  return manifest;
}

/** Empty tables of exactly the version that the backup has. */
async function prepare(
  client: pg.ClientBase,
  transaction: Database,
  manifest: Manifest,
  { isEmpty }: RestoreOptions,
): Promise<void> {
  const unknown = manifest.migrations.filter((name) => !knownMigrations.includes(name));
  if (unknown.length > 0)
    throw new RestoreRefusal(
      `the backup was made by version ${manifest.version}, which is newer than this one: upgrade Basispoint first`,
    );
  const there = await findMigrations(client);
  if (there.length === 0) await migrate(transaction, manifest.migrations.at(-1));
  else if (there.join() !== manifest.migrations.join())
    throw new RestoreRefusal(
      `the backup was made by version ${manifest.version} and this database has the tables of another one: ` +
        'restore into a database without tables, or with another DATA_DIR',
    );
  if (!(await isEmpty(transaction)))
    throw new RestoreRefusal(
      'the database is not empty: restore into another one, or with another DATA_DIR, so that nothing is lost',
    );
  const tables = await findTables(client);
  if (shapeOf(tables) !== shapeOf(manifest.tables))
    throw new DamagedBackupError('its tables are not those of its version');
  // With their triggers: every process that is running hears of it when this is committed.
  await client.query(`truncate ${tables.map(({ name }) => identifier(name)).join(', ')}`);
}

const shapeOf = (tables: readonly TableShape[]): string =>
  tables.map(({ name, columns }) => `${name}(${columns.join()})`).join();

async function compare(
  client: pg.ClientBase,
  { tables }: Manifest,
  onProgress: RestoreOptions['onProgress'],
): Promise<void> {
  for (const [index, table] of tables.entries()) {
    onProgress?.({ step: 'comparing rows', done: index, total: tables.length });
    const { rows, hash } = await measureTable(client, table);
    if (rows !== table.rows || hash !== table.hash)
      throw new DamagedBackupError(`the rows of ${table.name} are not those that were backed up`);
  }
}
