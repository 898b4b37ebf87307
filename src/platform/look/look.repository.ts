import { sql } from 'kysely';
import type { Database } from '#platform/database/database.server.ts';
import { type Look, toLook } from './look.ts';

/** Null at level 0, whose settings are in the visitor's own cookies. */
export async function findStoredLook(database: Database, userId: number): Promise<Look | null> {
  const { rows } = await sql<{ globals: unknown }>`
    select settings -> 'globals' as globals from site_user where id = ${userId} and level > 0
  `.execute(database);
  const [user] = rows;
  return user ? toLook(user.globals) : null;
}
