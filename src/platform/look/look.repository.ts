import { json, maybe } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';
import { type Look, toLook } from './look.ts';

/** Null at level 0, whose settings are in the visitor's own cookies. */
export async function findStoredLook(database: Database, userId: number): Promise<Look | null> {
  const user = await query({ globals: maybe(json<unknown>()) })`
    select settings -> 'globals' as globals from site_user where id = ${userId} and level > 0
  `.first(database);
  return user ? toLook(user.globals) : null;
}
