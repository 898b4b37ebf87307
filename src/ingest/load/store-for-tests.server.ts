import type pg from 'pg';
import { afterEach, beforeEach } from 'vitest';
import type { NewDatabase } from '#platform/database/new-database.server.ts';
import { scratchDatabase } from '#platform/database/scratch-database.server.ts';
import { addTestVenues, connectTo } from './import-for-tests.server.ts';

export interface TestStore {
  readonly url: string;
  readonly client: pg.Client;
  /** Rows as lists; those of one column as its values. */
  read(statement: string, ...values: unknown[]): Promise<unknown[]>;
}

/** A store with two exchanges and nothing else, for each test of a file: none depends on those before it. */
export function openTestStore(): TestStore {
  let database: NewDatabase;
  let client: pg.Client;
  beforeEach(async () => {
    database = await scratchDatabase();
    client = await connectTo(database.url);
    await addTestVenues(client);
  });
  afterEach(async () => {
    await client.end();
    await database.drop();
  });
  return {
    get url() {
      return database.url;
    },
    get client() {
      return client;
    },
    async read(statement, ...values) {
      const result = await client.query({ text: statement, values, rowMode: 'array' });
      return result.rows.map((row: unknown[]) => (row.length === 1 ? row[0] : row));
    },
  };
}
