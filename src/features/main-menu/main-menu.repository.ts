import { sql } from 'kysely';
import type { Database } from '#platform/database/database.server.ts';
import type { MenuNode } from './to-menu.ts';

/** Every node that is shown, in the order of its floor. */
export async function findMenuNodes(database: Database): Promise<readonly MenuNode[]> {
  const { rows } = await sql<MenuNode>`
    select id, parent_id as "parentId", titles, url, target_blank as "targetBlank"
      from menu_node
     where is_shown
     order by position, id`.execute(database);
  return rows;
}
