import { sql } from 'kysely';
import { bool } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';

/** Locked ones count: whoever made them has set the site up. */
export async function hasOperator(database: Database): Promise<boolean> {
  const { has } = await query({ has: bool })`
    select exists (select from site_user where is_operator) as has`.one(database);
  return has;
}

/** Two who finish at the same moment do so one after the other. */
export async function lockSetup(transaction: Database): Promise<void> {
  await sql`lock table site_setting in exclusive mode`.execute(transaction);
}
