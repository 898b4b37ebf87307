import { bool } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';

export async function hasDemoMarket(database: Database): Promise<boolean> {
  const { isDemo } = await query({ isDemo: bool })`
    select exists (select from demo_market) as "isDemo"`.one(database);
  return isDemo;
}

/** Nothing to show and no one to sign in. */
export async function isStoreEmpty(database: Database): Promise<boolean> {
  const { isEmpty } = await query({ isEmpty: bool })`
    select not exists (select from instrument) and not exists (select from site_user) as "isEmpty"`.one(
    database,
  );
  return isEmpty;
}
