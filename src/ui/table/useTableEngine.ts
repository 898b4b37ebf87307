import {
  type ColumnDef,
  createExpandedRowModel,
  createSortedRowModel,
  rowExpandingFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import { languageLocale } from '#domain/languages/languages.ts';
import { useLanguage } from '#platform/i18n/I18n.tsx';
import { once } from '#platform/i18n/once.ts';
import { type TableNode, toTableTree } from './groups/table-tree.ts';
import { compareValues, sortValueOf } from './sorting/sort-value.ts';
import type { Column, Row } from './table-data.ts';

const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  rowExpandingFeature,
  expandedRowModel: createExpandedRowModel(),
  rowSelectionFeature,
});

interface Given {
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
  /** The names of the groups that begin closed. */
  readonly closedGroups: readonly string[];
}

/** Order, opened rows and chosen rows are TanStack's; what they are drawn as is ours. */
export function useTableEngine({ columns, rows, closedGroups }: Given) {
  const language = useLanguage();
  const collator = useMemo(
    () => once(() => new Intl.Collator(languageLocale(language), { numeric: true })),
    [language],
  );
  const tree = useMemo(() => toTableTree(rows), [rows]);
  const definitions = useMemo(
    () => columns.map((column) => toDefinition(column, collator)),
    [columns, collator],
  );
  const [atFirst] = useState(() => ({
    expanded: openAtFirst(tree, closedGroups),
    rowSelection: Object.fromEntries(chosenAtFirst(rows).map((id) => [id, true as const])),
  }));
  return useTable({
    features,
    columns: definitions,
    data: tree,
    initialState: atFirst,
    getRowId: (node) => node.id,
    getSubRows: (node) => node.children,
    enableRowSelection: ({ original }) => original.kind === 'row' && original.row.checked !== undefined,
    autoResetAll: false,
  });
}

/** Groups and totals have no value, so they keep their places; blanks stand last in both directions. */
function toDefinition(column: Column, collator: () => Intl.Collator): ColumnDef<typeof features, TableNode> {
  return {
    id: column.key,
    accessorFn: (node) => (node.kind === 'row' ? sortValueOf(node.row, column.key) : undefined),
    enableSorting: column.isSortable ?? false,
    sortUndefined: 'last',
    sortFn: (a, b, key) => compareValues(a.getValue(key), b.getValue(key), collator()),
  };
}

function openAtFirst(
  tree: readonly TableNode[],
  closedGroups: readonly string[],
): Readonly<Record<string, boolean>> {
  const open = tree.filter((node) => node.kind === 'group' && !closedGroups.includes(node.title));
  return Object.fromEntries(open.map(({ id }) => [id, true]));
}

function chosenAtFirst(rows: readonly Row[]): string[] {
  return rows.flatMap((row) => [...(row.checked ? [row.id] : []), ...chosenAtFirst(row.subRows ?? [])]);
}
