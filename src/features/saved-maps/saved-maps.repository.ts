import { sql } from 'kysely';
import { int, text } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';
import type { SavedMap } from './saved-maps.contract.ts';

const savedMapRow = { id: int, name: text, query: text };

export async function findSavedMaps(database: Database, userId: number): Promise<SavedMap[]> {
  return query(savedMapRow)`
    select id, name, query from saved_map where user_id = ${userId} and removed_at is null
     order by saved_at desc, id desc`.all(database);
}

/** Whoever changes the same list waits until the transaction ends, so that nobody counts past the limit. */
export async function lockSavedMaps(database: Database, userId: number): Promise<number> {
  await sql`select from site_user where id = ${userId} for no key update`.execute(database);
  const { count } = await query({ count: int })`
    select count(*)::int as count from saved_map where user_id = ${userId} and removed_at is null`.one(
    database,
  );
  return count;
}

/** What was taken out too long ago to be put back goes for good, and all but the latest of the rest. */
export async function deleteRemovedMaps(
  database: Database,
  { userId, since, most }: { userId: number; since: Date; most: number },
): Promise<void> {
  await sql`
    delete from saved_map
     where id in (select id from (select id, removed_at, row_number() over (order by removed_at desc, id desc) as place
                                    from saved_map where user_id = ${userId} and removed_at is not null) removed
                   where removed_at <= ${since} or place > ${most})`.execute(database);
}

export async function insertSavedMap(
  database: Database,
  map: { userId: number; name: string; query: string; now: Date },
): Promise<SavedMap> {
  return query(savedMapRow)`
    insert into saved_map (user_id, name, query, saved_at) values (${map.userId}, ${map.name}, ${map.query}, ${map.now})
    returning id, name, query`.one(database);
}

export async function updateMapName(
  database: Database,
  { userId, id, name }: { userId: number; id: number; name: string },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update saved_map set name = ${name} where id = ${id} and user_id = ${userId} and removed_at is null`.execute(
    database,
  );
  return numAffectedRows === 1n;
}

export async function markMapRemoved(
  database: Database,
  { userId, id, now }: { userId: number; id: number; now: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update saved_map set removed_at = ${now} where id = ${id} and user_id = ${userId} and removed_at is null`.execute(
    database,
  );
  return numAffectedRows === 1n;
}

/** False where nothing is left to put back. */
export async function putMapBack(
  database: Database,
  { userId, id, since }: { userId: number; id: number; since: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update saved_map set removed_at = null
     where id = ${id} and user_id = ${userId} and removed_at > ${since}`.execute(database);
  return numAffectedRows === 1n;
}
