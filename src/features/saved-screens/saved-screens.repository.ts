import { sql } from 'kysely';
import { SEARCH_CATEGORIES } from '#domain/search/categories.ts';
import { int, oneOf, text } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';
import type { SavedScreen } from './saved-screens.contract.ts';

const savedScreenRow = { id: int, list: oneOf(...SEARCH_CATEGORIES), name: text, query: text };

export async function findSavedScreens(database: Database, userId: number): Promise<SavedScreen[]> {
  return query(savedScreenRow)`
    select id, list, name, query from saved_screen where user_id = ${userId} and removed_at is null
     order by saved_at desc, id desc`.all(database);
}

/** Whoever changes the same list waits until the transaction ends, so that nobody counts past the limit. */
export async function lockSavedScreens(database: Database, userId: number): Promise<number> {
  await sql`select from site_user where id = ${userId} for no key update`.execute(database);
  const { count } = await query({ count: int })`
    select count(*)::int as count from saved_screen where user_id = ${userId} and removed_at is null`.one(
    database,
  );
  return count;
}

/** What was taken out too long ago to be put back goes for good, and all but the latest of the rest. */
export async function deleteRemovedScreens(
  database: Database,
  { userId, since, most }: { userId: number; since: Date; most: number },
): Promise<void> {
  await sql`
    delete from saved_screen
     where id in (select id from (select id, removed_at, row_number() over (order by removed_at desc, id desc) as place
                                    from saved_screen where user_id = ${userId} and removed_at is not null) removed
                   where removed_at <= ${since} or place > ${most})`.execute(database);
}

export async function insertSavedScreen(
  database: Database,
  screen: { userId: number; list: SavedScreen['list']; name: string; query: string; now: Date },
): Promise<SavedScreen> {
  return query(savedScreenRow)`
    insert into saved_screen (user_id, list, name, query, saved_at)
    values (${screen.userId}, ${screen.list}, ${screen.name}, ${screen.query}, ${screen.now})
    returning id, list, name, query`.one(database);
}

export async function updateScreenName(
  database: Database,
  { userId, id, name }: { userId: number; id: number; name: string },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update saved_screen set name = ${name} where id = ${id} and user_id = ${userId} and removed_at is null`.execute(
    database,
  );
  return numAffectedRows === 1n;
}

export async function markScreenRemoved(
  database: Database,
  { userId, id, now }: { userId: number; id: number; now: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update saved_screen set removed_at = ${now} where id = ${id} and user_id = ${userId} and removed_at is null`.execute(
    database,
  );
  return numAffectedRows === 1n;
}

/** False where nothing is left to put back. */
export async function putScreenBack(
  database: Database,
  { userId, id, since }: { userId: number; id: number; since: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update saved_screen set removed_at = null
     where id = ${id} and user_id = ${userId} and removed_at > ${since}`.execute(database);
  return numAffectedRows === 1n;
}
