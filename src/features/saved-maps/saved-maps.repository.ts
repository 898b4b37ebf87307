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

export async function insertSavedMap(
  database: Database,
  map: { userId: number; name: string; query: string; now: Date },
): Promise<SavedMap> {
  return query(savedMapRow)`
    insert into saved_map (user_id, name, query, saved_at) values (${map.userId}, ${map.name}, ${map.query}, ${map.now})
    returning id, name, query`.one(database);
}
