import type { Config } from '#platform/configuration/config.server.ts';
import { openDatabase } from '#platform/database/database.server.ts';
import {
  findRunningEmbeddedPostgres,
  startEmbeddedPostgres,
} from '#platform/database/embedded/embedded-postgres.server.ts';
import { codeOf } from '#platform/database/embedded/embedded-postgres-error.server.ts';
import { migrate } from '#platform/database/migrate.server.ts';
import { OperatorError } from '../process/process.server.ts';
import { checkDatabase } from './check-database.server.ts';

export interface OpenedStore {
  /** Leads to the database itself, not to a pooler before it. */
  readonly url: string;
  readonly isEmbedded: boolean;
  close(): Promise<void>;
}

type Say = (message: string) => void;

/** The configured database, or an embedded one of our own, with its schema up to date. */
export async function openStore(config: Config, say: Say): Promise<OpenedStore> {
  return bringUpToDate(await openAsIs(config, say), say);
}

/** The same for a command: where the site is running, its database is shared instead of started. */
export async function shareStore(config: Config, say: Say): Promise<OpenedStore> {
  return bringUpToDate(await shareAsIs(config, say), say);
}

/** Without touching its schema: it may be of another version, or absent. */
export async function shareAsIs(config: Config, say: Say): Promise<OpenedStore> {
  const url = config.databaseUrl ? null : await findRunningEmbeddedPostgres(config.dataDir);
  return url ? { url, isEmbedded: true, close: async () => {} } : openAsIs(config, say);
}

async function openAsIs(config: Config, say: Say): Promise<OpenedStore> {
  if (config.databaseUrl) {
    await checkDatabase(config.databaseUrl);
    if (config.listenUrl) await checkDatabase(config.listenUrl, 'DATABASE_LISTEN_URL');
    return { url: config.listenUrl ?? config.databaseUrl, isEmbedded: false, close: async () => {} };
  }
  const embedded = await startEmbeddedPostgres({ dataDir: config.dataDir, log: say });
  return { url: embedded.url, isEmbedded: true, close: () => embedded.stop() };
}

async function bringUpToDate(store: OpenedStore, say: Say): Promise<OpenedStore> {
  const { database } = openDatabase(store.url, { connections: 1, statementLimitMs: 0 });
  try {
    const done = await migrate(database);
    if (done.length > 0) say(`migrated: ${done.join(', ')}`);
    return store;
  } catch (error) {
    await store.close();
    throw explainMigrationError(error);
  } finally {
    await database.destroy();
  }
}

/** Tables of another role, for one: they are there, but this one may not change them. */
function explainMigrationError(error: unknown): unknown {
  if (codeOf(error) !== '42501') return error;
  return new OperatorError(
    `the role in DATABASE_URL may not bring the schema up to date (${(error as Error).message}): ` +
      'grant it the right, or name the role that owns the tables',
    { cause: error },
  );
}
