import { float, oneOf, type RowOf, text, timestamp, uuid } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';

/** What the store knows of a file; its content lies in the file store that took it. */
const storedFileRow = {
  id: uuid,
  name: text,
  mimetype: text,
  size: float,
  sha256: text,
  store: oneOf('disk', 's3'),
  createdAt: timestamp,
};
export type StoredFile = RowOf<typeof storedFileRow>;

/** The file of an id, whatever it belongs to: the caller decides who may open it. */
export async function findStoredFile(database: Database, id: string): Promise<StoredFile | null> {
  return query(storedFileRow)`
    select id, original_name as name, mimetype, size::float8 as size, sha256, store, created_at as "createdAt"
      from stored_file
     where id = ${id}`.first(database);
}
