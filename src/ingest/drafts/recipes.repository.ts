import { int, json } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';
import { parseRecipe, type Recipe } from '../mapping/recipe.ts';

/** The latest version of each, the newest last: it wins. */
export async function listRecipes(database: Database): Promise<Recipe[]> {
  const rows = await query({ body: json<unknown>() })`
    select body from (select distinct on (code) id, body from recipe where not is_builtin order by code, version desc) latest
     order by id`.all(database);
  return rows.map(({ body }) => parseRecipe(body));
}

/** As a new version where the name is taken. */
export async function insertRecipe(
  database: Database,
  recipe: Omit<Recipe, 'version'>,
  createdBy: number,
): Promise<{ readonly id: number; readonly version: number }> {
  const { next } = await query({ next: int })`
    select coalesce(max(version), 0) + 1 as next from recipe where code = ${recipe.code}`.one(database);
  const { id } = await query({ id: int })`
    insert into recipe (code, version, format, body, created_by)
    values (${recipe.code}, ${next}, ${recipe.format}, ${JSON.stringify({ ...recipe, version: next })}, ${createdBy}) returning id`.one(
    database,
  );
  return { id, version: next };
}
