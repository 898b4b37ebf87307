import { sql } from 'kysely';
import { int } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';

/** Both have an owner, a name, the day of their saving and, for a while, that of their removal. */
export type SavedTable = 'saved_map' | 'saved_screen';

export interface SavedKey {
  readonly userId: number;
  readonly id: number;
}

/** Whoever changes the same list waits until the transaction ends, so that nobody counts past the limit. */
export async function lockSaved(database: Database, table: SavedTable, userId: number): Promise<number> {
  await sql`select from site_user where id = ${userId} for no key update`.execute(database);
  const { count } = await query({ count: int })`
    select count(*)::int as count from ${sql.table(table)} where user_id = ${userId} and removed_at is null`.one(
    database,
  );
  return count;
}

/** What was removed too long ago to be restored is deleted, and all but the latest of the rest. */
export async function deleteRemoved(
  database: Database,
  table: SavedTable,
  { userId, since, most }: { userId: number; since: Date; most: number },
): Promise<void> {
  await sql`
    delete from ${sql.table(table)}
     where id in (select id from (select id, removed_at, row_number() over (order by removed_at desc, id desc) as place
                                    from ${sql.table(table)} where user_id = ${userId} and removed_at is not null) removed
                   where removed_at <= ${since} or place > ${most})`.execute(database);
}

export const updateName = (database: Database, table: SavedTable, key: SavedKey, name: string) =>
  changeOne(
    database,
    sql`
    update ${sql.table(table)} set name = ${name} where ${ownedBy(key)} and removed_at is null`,
  );

export const markRemoved = (database: Database, table: SavedTable, key: SavedKey, now: Date) =>
  changeOne(
    database,
    sql`
    update ${sql.table(table)} set removed_at = ${now} where ${ownedBy(key)} and removed_at is null`,
  );

/** False where nothing is left to restore. */
export const clearRemoved = (database: Database, table: SavedTable, key: SavedKey, since: Date) =>
  changeOne(
    database,
    sql`
    update ${sql.table(table)} set removed_at = null where ${ownedBy(key)} and removed_at > ${since}`,
  );

const ownedBy = ({ userId, id }: SavedKey) => sql`id = ${id} and user_id = ${userId}`;

async function changeOne(database: Database, statement: ReturnType<typeof sql>): Promise<boolean> {
  const { numAffectedRows } = await statement.execute(database);
  return numAffectedRows === 1n;
}
