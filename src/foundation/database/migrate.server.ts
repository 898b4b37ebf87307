import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Database } from './database.server.ts';

const files = import.meta.glob<string>('../../../database/migrations/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const migrations: Record<string, Migration> = Object.fromEntries(
  Object.entries(files).map(([path, text]) => [
    path.replace(/^.*\//, '').replace(/\.sql$/, ''),
    { up: async (database) => void (await sql.raw(text).execute(database)) },
  ]),
);

function migratorOf(database: Database): Migrator {
  return new Migrator({ db: database, provider: { getMigrations: async () => migrations } });
}

/** Brings the schema up to date. Kysely holds an advisory lock meanwhile, so that many processes may start at once. */
export async function migrate(database: Database): Promise<string[]> {
  const { error, results } = await migratorOf(database).migrateToLatest();
  if (error) throw error;
  return (results ?? []).map((result) => result.migrationName);
}

export async function isMigrated(database: Database): Promise<boolean> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(database);
  const done = new Set(rows.map((row) => row.name));
  return Object.keys(migrations).every((name) => done.has(name));
}
