import { createHash } from 'node:crypto';
import { type Actor, recordChange } from '#platform/accounts/operator-changes/operator-change.repository.ts';
import type { Database } from '#platform/database/database.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import {
  deleteMenuNode,
  findMenuNodes,
  insertMenuNode,
  lockMenu,
  orderMenuNodes,
  updateMenuNode,
} from './menu-node.repository.ts';
import { isMenuUrl, type MenuNode, MOST_FLOORS, moved, type PlacedNode, placeNodes } from './menu-tree.ts';

export type MenuNodeContent = Pick<MenuNode, 'titles' | 'url' | 'targetBlank' | 'isShown'>;

/** Two nodes of one version look the same: what a form shows is changed only while it still is what it shows. */
export function versionOf({ id, titles, url, targetBlank, isShown }: MenuNode): string {
  const content = JSON.stringify([id, Object.entries(titles).sort(), url, targetBlank, isShown]);
  return createHash('sha256').update(content).digest('base64url').slice(0, 16);
}

/** As the last of its siblings. */
export async function addMenuNode(
  database: Database,
  actor: Actor,
  { parentId, ...content }: MenuNodeContent & { readonly parentId: number | null },
): Promise<number> {
  refuseBadLink(content.url);
  return changeMenu(database, async (transaction, nodes) => {
    if (parentId !== null && readNode(nodes, parentId).floor >= MOST_FLOORS) throw new Refusal('bad_request');
    const siblings = nodes.filter((node) => node.parentId === parentId);
    const position = Math.max(0, ...siblings.map((node) => node.position)) + 1;
    const id = await insertMenuNode(transaction, { ...content, parentId, position });
    await recordChange(transaction, actor, {
      subject: 'menu',
      subjectId: id,
      action: 'create',
      after: { parentId, ...content },
    });
    return id;
  });
}

/** `seen` is the version that was shown; the command line has not shown any. */
export async function editMenuNode(
  database: Database,
  actor: Actor,
  { id, seen, ...content }: { readonly id: number; readonly seen?: string } & Partial<MenuNodeContent>,
): Promise<void> {
  if (content.url !== undefined) refuseBadLink(content.url);
  await changeMenu(database, async (transaction, nodes) => {
    const node = readNode(nodes, id, seen);
    const changed = { ...node, ...content };
    if (versionOf(changed) === versionOf(node)) return;
    await updateMenuNode(transaction, changed);
    await recordChange(transaction, actor, {
      subject: 'menu',
      subjectId: id,
      action: 'change',
      before: contentOf(node),
      after: contentOf(changed),
    });
  });
}

/** `seen` is the position that was shown. */
export async function moveMenuNode(
  database: Database,
  actor: Actor,
  { id, direction, seen }: { readonly id: number; readonly direction: 'up' | 'down'; readonly seen: number },
): Promise<void> {
  await changeMenu(database, async (transaction, nodes) => {
    const node = readNode(nodes, id);
    if (node.position !== seen) throw new Refusal('conflict');
    const siblings = nodes.filter(({ parentId }) => parentId === node.parentId).map((sibling) => sibling.id);
    const ids = moved(siblings, id, direction);
    if (!ids) return;
    await orderMenuNodes(transaction, ids);
    const place = (order: readonly number[]) => ({ place: order.indexOf(id) + 1 });
    await recordChange(transaction, actor, {
      subject: 'menu',
      subjectId: id,
      action: 'move',
      before: place(siblings),
      after: place(ids),
    });
  });
}

/** With what is inside, of which there must not be more than the operator was shown. */
export async function removeMenuNode(
  database: Database,
  actor: Actor,
  { id, seen, inside }: { readonly id: number; readonly seen?: string; readonly inside?: number },
): Promise<void> {
  await changeMenu(database, async (transaction, nodes) => {
    const node = readNode(nodes, id, seen);
    if (inside !== undefined && inside !== node.inside) throw new Refusal('conflict');
    await deleteMenuNode(transaction, id);
    await recordChange(transaction, actor, {
      subject: 'menu',
      subjectId: id,
      action: 'delete',
      before: { ...contentOf(node), inside: node.inside },
    });
  });
}

function changeMenu<T>(
  database: Database,
  change: (transaction: Database, nodes: readonly PlacedNode[]) => Promise<T>,
): Promise<T> {
  return database.transaction().execute(async (transaction) => {
    await lockMenu(transaction);
    return change(transaction, placeNodes(await findMenuNodes(transaction)));
  });
}

function readNode(nodes: readonly PlacedNode[], id: number, seen?: string): PlacedNode {
  const node = nodes.find((each) => each.id === id);
  if (!node) throw new Refusal('not_found');
  if (seen !== undefined && seen !== versionOf(node)) throw new Refusal('conflict');
  return node;
}

function refuseBadLink(url: string | null): void {
  if (url !== null && !isMenuUrl(url)) throw new Refusal('bad_link');
}

const contentOf = ({ titles, url, targetBlank, isShown }: MenuNode): MenuNodeContent => ({
  titles,
  url,
  targetBlank,
  isShown,
});
