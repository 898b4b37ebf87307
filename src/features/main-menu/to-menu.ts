import { DEFAULT_LANGUAGE, type Language } from '#domain/languages/languages.ts';
import type { Menu, MenuColumn, MenuEntry, MenuItem } from './main-menu.contract.ts';

/** One row of the store; its level follows from its parent. */
export interface MenuNode {
  readonly id: number;
  readonly parentId: number | null;
  readonly titles: Readonly<Partial<Record<Language, string>>>;
  readonly url: string | null;
  readonly targetBlank: boolean;
}

/** Items, their columns, the entries of these. What would lead nowhere and open nothing is left out. */
export function toMenu(nodes: readonly MenuNode[], language: Language): Menu {
  const below = Map.groupBy(nodes, ({ parentId }) => parentId);
  const childrenOf = (id: number | null) => below.get(id) ?? [];
  const titleOf = ({ titles }: MenuNode) =>
    titles[language] ?? titles[DEFAULT_LANGUAGE] ?? Object.values(titles)[0] ?? '';

  const toEntry = (node: MenuNode): MenuEntry[] => {
    const { url, targetBlank } = node;
    return url ? [{ url, ttl: titleOf(node), target_blank: targetBlank, active: false }] : [];
  };
  const toColumn = (node: MenuNode): MenuColumn => ({
    ttl: titleOf(node),
    url: node.url,
    entries: childrenOf(node.id).flatMap(toEntry),
  });
  const toItem = (node: MenuNode): MenuItem => ({
    id: node.id,
    ttl: titleOf(node),
    url: node.url,
    target_blank: node.targetBlank,
    sub_items: childrenOf(node.id)
      .map(toColumn)
      .filter(({ url, entries }) => url || entries.length > 0),
  });
  return childrenOf(null)
    .map(toItem)
    .filter(({ url, sub_items }) => url || sub_items.length > 0);
}
