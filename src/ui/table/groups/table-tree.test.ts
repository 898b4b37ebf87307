import { expect, test } from 'vitest';
import type { Row } from '../table-data.ts';
import { type TableNode, toTableTree } from './table-tree.ts';

const row = (id: string, group?: string, subRows?: Row[]): Row => ({ id, cells: {}, group, subRows });

const drawn = (nodes: readonly TableNode[]): string =>
  nodes
    .map((node) => {
      const name = node.kind === 'group' ? node.title : node.id;
      return node.children.length > 0 ? `${name}(${drawn(node.children)})` : name;
    })
    .join(' ');

test.each([
  { rows: [row('a'), row('b')], tree: 'a b' },
  { rows: [row('a', 'X'), row('b', 'Y'), row('c', 'X')], tree: 'X(a c) Y(b)' },
  { rows: [row('a', 'X'), row('t')], tree: 'X(a) t' },
  { rows: [row('a', 'X', [row('a1'), row('a2')])], tree: 'X(a(a1 a2))' },
  { rows: [], tree: '' },
])('TB-03 rows with groups are drawn as $tree', ({ rows, tree }) => {
  expect(drawn(toTableTree(rows))).toBe(tree);
});
