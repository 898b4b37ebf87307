import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { bool, text } from './columns.server.ts';
import type { Database } from './database.server.ts';
import { refuseOutdatedSchema } from './outdated-schema.server.ts';
import { query } from './query.server.ts';

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

/** In their order. */
export const knownMigrations: readonly string[] = Object.keys(migrations).sort();

/** A version that is already ahead of us must not stop us: its migrations stand as done. */
async function allMigrations(database: Database): Promise<Record<string, Migration>> {
  const { exists } = await query({ exists: bool })`
    select to_regclass('kysely_migration') is not null as exists`.one(database);
  if (!exists) return migrations;
  const done = await findDone(database);
  refuseOutdatedSchema(done);
  const unknown = done.filter((name) => !(name in migrations));
  return {
    ...migrations,
    ...Object.fromEntries(unknown.map((name) => [name, { up: async () => undefined }])),
  };
}

/** The migrations that were made here. */
export async function findDone(database: Database): Promise<string[]> {
  const rows = await query({ name: text })`select name from kysely_migration`.all(database);
  return rows.map((row) => row.name);
}

/**
 * Brings the schema up to date and records the name of each migration. Kysely holds an advisory lock meanwhile, so that
 * many processes may start at once. Throws an `OutdatedSchemaError` for a database that is older than the baseline.
 * `upTo` names the last migration that is wanted.
 */
export async function migrate(database: Database, upTo?: string): Promise<string[]> {
  const known = await allMigrations(database);
  const provider = { getMigrations: async () => known };
  const migrator = new Migrator({ db: database, provider });
  const { error, results } = await (upTo ? migrator.migrateTo(upTo) : migrator.migrateToLatest());
  if (error) throw error;
  return (results ?? []).map((result) => result.migrationName);
}

export async function isMigrated(database: Database): Promise<boolean> {
  const done = new Set(await findDone(database));
  return Object.keys(migrations).every((name) => done.has(name));
}
