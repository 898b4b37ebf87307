import { LANGUAGES, type Language } from '#domain/languages/languages.ts';
import { linkTarget } from '#ui/link/link-target.ts';

export interface MenuNode {
  readonly id: number;
  readonly parentId: number | null;
  readonly position: number;
  readonly titles: Readonly<Partial<Record<Language, string>>>;
  readonly url: string | null;
  readonly targetBlank: boolean;
  readonly isShown: boolean;
}

/** An item, a column of its panel, an entry of the column. */
export const MOST_FLOORS = 3;

export interface PlacedNode extends MenuNode {
  /** 1 is an item of the menu itself. */
  readonly floor: number;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** How many stand below it. */
  readonly inside: number;
}

/** In the order of reading: each node is followed by what is inside it. */
export function placeNodes(nodes: readonly MenuNode[]): PlacedNode[] {
  const children = Map.groupBy(nodes, ({ parentId }) => parentId);
  const place = (parentId: number | null, floor: number): PlacedNode[] => {
    const siblings = (children.get(parentId) ?? []).toSorted(
      (a, b) => a.position - b.position || a.id - b.id,
    );
    return siblings.flatMap((node, index) => {
      const below = place(node.id, floor + 1);
      const isLast = index === siblings.length - 1;
      return [{ ...node, floor, isFirst: index === 0, isLast, inside: below.length }, ...below];
    });
  };
  return place(null, 1);
}

/** In the reader's language, or in English where it is missing. */
export function titleOf({ titles }: Pick<MenuNode, 'titles'>, language: Language): string {
  return titles[language] ?? titles.eng ?? '';
}

export function missingLanguages({ titles }: Pick<MenuNode, 'titles'>): Language[] {
  return LANGUAGES.filter((language) => !titles[language]);
}

/** An address of this site, or one that begins with http; nothing that a browser would run or repair. */
export function isMenuUrl(url: string): boolean {
  const target = linkTarget(url);
  return target === 'elsewhere' || (target === 'here' && url.startsWith('/'));
}

/** The ids of some siblings after one of them moved; null when it stands at that end already. */
export function moved(ids: readonly number[], id: number, direction: 'up' | 'down'): number[] | null {
  const from = ids.indexOf(id);
  const to = from + (direction === 'up' ? -1 : 1);
  const other = ids[to];
  if (from < 0 || other === undefined) return null;
  return ids.map((each, index) => (index === from ? other : index === to ? id : each));
}

export interface PreviewedLink {
  readonly title: string;
  readonly url: string | null;
  readonly targetBlank: boolean;
}
export interface PreviewedItem extends PreviewedLink {
  readonly columns: readonly (PreviewedLink & { readonly entries: readonly PreviewedLink[] })[];
}

/** What visitors will see: nothing that is hidden, nor what stands inside it. */
export function previewMenu(nodes: readonly MenuNode[], language: Language): PreviewedItem[] {
  const shown = Map.groupBy(
    placeNodes(nodes).filter(({ isShown }) => isShown),
    ({ parentId }) => parentId,
  );
  const below = (id: number | null) => shown.get(id) ?? [];
  const face = (node: MenuNode): PreviewedLink => ({
    title: titleOf(node, language),
    url: node.url,
    targetBlank: node.targetBlank,
  });
  return below(null).map((item) => ({
    ...face(item),
    columns: below(item.id).map((column) => ({ ...face(column), entries: below(column.id).map(face) })),
  }));
}
