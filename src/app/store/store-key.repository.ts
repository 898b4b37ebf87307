import { text } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';

/** Which database this is, and which program reads it: what another one wrote beside its data is not taken for its own. */
export async function readStoreKey(database: Database, version: string): Promise<string | null> {
  const identity = query({ key: text })`
    select concat_ws('.', system_identifier, (select oid from pg_database where datname = current_database()),
                     'instrument'::regclass::oid) as key
      from pg_control_system()`;
  // Where nobody may ask that, there are no files.
  const found = await identity.first(database).catch(() => null);
  return found && `${found.key}.${version}`;
}
