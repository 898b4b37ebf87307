import { sql } from 'kysely';
import { bool, int, json, maybe, text } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';
import type { MenuNode } from './menu-tree.ts';

const menuNodeRow = {
  id: int,
  parentId: maybe(int),
  position: int,
  titles: json<MenuNode['titles']>(),
  url: maybe(text),
  targetBlank: bool,
  isShown: bool,
};

export async function findMenuNodes(database: Database): Promise<MenuNode[]> {
  return query(menuNodeRow)`
    select id, parent_id as "parentId", position, titles, url, target_blank as "targetBlank", is_shown as "isShown"
      from menu_node order by position, id`.all(database);
}

/** Readers go on; whoever wants to change the menu waits: it is small, and its order concerns all of it. */
export async function lockMenu(database: Database): Promise<void> {
  await sql`lock table menu_node in share row exclusive mode`.execute(database);
}

export async function insertMenuNode(database: Database, node: Omit<MenuNode, 'id'>): Promise<number> {
  const row = await query({ id: int })`
    insert into menu_node (parent_id, position, titles, url, target_blank, is_shown)
    values (${node.parentId}, ${node.position}, ${JSON.stringify(node.titles)}, ${node.url}, ${node.targetBlank},
            ${node.isShown})
    returning id`.one(database);
  return row.id;
}

export async function updateMenuNode(database: Database, node: MenuNode): Promise<void> {
  await sql`
    update menu_node
       set titles = ${JSON.stringify(node.titles)}, url = ${node.url}, target_blank = ${node.targetBlank},
           is_shown = ${node.isShown}
     where id = ${node.id}`.execute(database);
}

/** Numbers siblings anew, in the order of `ids`. */
export async function orderMenuNodes(database: Database, ids: readonly number[]): Promise<void> {
  await sql`
    update menu_node set position = array_position(${ids}::int[], id) where id = any (${ids})`.execute(
    database,
  );
}

/** With what is inside. */
export async function deleteMenuNode(database: Database, id: number): Promise<void> {
  await sql`delete from menu_node where id = ${id}`.execute(database);
}
