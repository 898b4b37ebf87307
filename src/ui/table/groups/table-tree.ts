import type { Row } from '../table-data.ts';

/** A row, or a group that holds rows: what can be sorted, opened and chosen. */
export type TableNode =
  | { readonly kind: 'row'; readonly id: string; readonly row: Row; readonly children: readonly TableNode[] }
  | {
      readonly kind: 'group';
      readonly id: string;
      readonly title: string;
      readonly children: readonly TableNode[];
    };

/** Rows of one group come under its head, where its first row stood; rows without a group stay where they are. */
export function toTableTree(rows: readonly Row[]): readonly TableNode[] {
  const members = Map.groupBy(rows, ({ group }) => group);
  const begun = new Set<string>();
  return rows.flatMap((row): TableNode[] => {
    const { group } = row;
    if (group === undefined) return [toNode(row)];
    if (begun.has(group)) return [];
    begun.add(group);
    const children = (members.get(group) ?? []).map(toNode);
    return [{ kind: 'group', id: groupId(group), title: group, children }];
  });
}

const groupId = (group: string) => `group ${group}`;

function toNode(row: Row): TableNode {
  return { kind: 'row', id: row.id, row, children: (row.subRows ?? []).map(toNode) };
}
