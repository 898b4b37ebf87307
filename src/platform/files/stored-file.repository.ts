import { sql } from 'kysely';
import type { Database } from '#platform/database/database.server.ts';
import type { FileStore } from './file-store.ts';

/** What the store knows of a file; its content lies in the file store that took it. */
export interface StoredFile {
  readonly id: string;
  readonly name: string;
  readonly mimetype: string;
  readonly size: number;
  readonly sha256: string;
  readonly store: FileStore['name'];
  readonly createdAt: Date;
}

/** The file of an id, whatever it belongs to: the caller decides who may open it. */
export async function findStoredFile(database: Database, id: string): Promise<StoredFile | null> {
  const { rows } = await sql<StoredFile>`
    select id, original_name as name, mimetype, size::float8 as size, sha256, store, created_at as "createdAt"
      from stored_file
     where id = ${id}`.execute(database);
  return rows[0] ?? null;
}
