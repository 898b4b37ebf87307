import pg from 'pg';
import { openDatabase } from './database.server.ts';
import { migrate } from './migrate.server.ts';

export interface NewDatabase {
  readonly url: string;
  readonly name: string;
  drop(): Promise<void>;
}

/** A migrated database on a server, for tests and benchmarks; with `template` a copy of that one. */
export async function createDatabase(
  serverUrl: string,
  name: string,
  template?: string,
): Promise<NewDatabase> {
  // A large template is copied as files: by way of the log it takes two to three times as long.
  const copied = template ? ` template ${template} strategy file_copy` : '';
  await onServer(serverUrl, `create database ${name}${copied}`);
  const url = withDatabase(serverUrl, name);
  if (!template) {
    const { database } = openDatabase(url, { connections: 1 });
    await migrate(database).finally(() => database.destroy());
  }
  return { url, name, drop: () => onServer(serverUrl, `drop database if exists ${name} with (force)`) };
}

async function onServer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

function withDatabase(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
