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

export async function insertSavedScreen(
  database: Database,
  screen: { userId: number; list: SavedScreen['list']; name: string; query: string; now: Date },
): Promise<SavedScreen> {
  return query(savedScreenRow)`
    insert into saved_screen (user_id, list, name, query, saved_at)
    values (${screen.userId}, ${screen.list}, ${screen.name}, ${screen.query}, ${screen.now})
    returning id, list, name, query`.one(database);
}
