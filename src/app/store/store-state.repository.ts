import { sql } from 'kysely';
import type { Database } from '#platform/database/database.server.ts';

export async function hasDemoMarket(database: Database): Promise<boolean> {
  return (await database.selectFrom('demo_market').select('seed').executeTakeFirst()) !== undefined;
}

/** Nothing to show and no one to sign in. */
export async function isStoreEmpty(database: Database): Promise<boolean> {
  const { rows } = await sql<{ isFull: boolean }>`
    select exists (select 1 from instrument) or exists (select 1 from site_user) as "isFull"`.execute(
    database,
  );
  return !rows[0]?.isFull;
}
