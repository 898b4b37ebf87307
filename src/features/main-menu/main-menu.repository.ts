import { bool, int, json, maybe, text } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';
import type { MenuNode } from './to-menu.ts';

const menuNodeRow = {
  id: int,
  parentId: maybe(int),
  titles: json<MenuNode['titles']>(),
  url: maybe(text),
  targetBlank: bool,
};

/** Every node that is shown, in the order of its floor. */
export async function findMenuNodes(database: Database): Promise<readonly MenuNode[]> {
  return query(menuNodeRow)`
    select id, parent_id as "parentId", titles, url, target_blank as "targetBlank"
      from menu_node
     where is_shown
     order by position, id`.all(database);
}
