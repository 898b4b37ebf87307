import { expect, test } from 'vitest';
import { isMenuUrl, type MenuNode, missingLanguages, moved, placeNodes, previewMenu } from './menu-tree.ts';

const node = (id: number, parentId: number | null, more: Partial<MenuNode> = {}): MenuNode => ({
  id,
  parentId,
  position: id,
  titles: { eng: `Title ${id}` },
  url: `/${id}/`,
  targetBlank: false,
  isShown: true,
  ...more,
});
const nodes = [
  node(3, 2),
  node(1, null),
  node(2, 1, { titles: { eng: 'Column', rus: 'Колонка' } }),
  node(4, 2, { position: 1 }),
  node(5, null, { isShown: false }),
  node(6, 5),
];

test('SH-01 the menu is read from top to bottom, each node before what is inside it', () => {
  expect(placeNodes(nodes).map(({ id, floor, inside }) => [id, floor, inside])).toEqual([
    [1, 1, 3],
    [2, 2, 2],
    [4, 3, 0],
    [3, 3, 0],
    [5, 1, 1],
    [6, 2, 0],
  ]);
});

test('SH-01 a hidden node hides what is inside it, and a missing title falls back to English', () => {
  const [item, ...others] = previewMenu(nodes, 'rus');
  expect(others).toEqual([]);
  expect(item?.title).toBe('Title 1');
  expect(item?.columns.map(({ title, entries }) => [title, entries.map((entry) => entry.url)])).toEqual([
    ['Колонка', ['/4/', '/3/']],
  ]);
  expect(missingLanguages(node(1, null, { titles: { eng: 'A', rus: 'Б' } }))).toHaveLength(8);
});

test.each([
  { ids: [1, 2, 3], id: 2, direction: 'up', after: [2, 1, 3] },
  { ids: [1, 2, 3], id: 2, direction: 'down', after: [1, 3, 2] },
  { ids: [1, 2, 3], id: 1, direction: 'up', after: null },
  { ids: [1, 2, 3], id: 3, direction: 'down', after: null },
  { ids: [1, 2, 3], id: 9, direction: 'down', after: null },
] as const)('SH-01 moving $id $direction among $ids gives $after', ({ ids, id, direction, after }) => {
  expect(moved(ids, id, direction)).toEqual(after);
});

test.each([
  ['/stocks/', true],
  ['https://example.org/a?b=c#d', true],
  ['http://example.org', true],
  ['//example.org', false],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['mailto:a@b.example', false],
  ['/\\example.org', false],
  ['#top', false],
  ['stocks/', false],
  ['https://user@example.org/', false],
])('SH-01 the menu may lead to %s: %s', (url, isAllowed) => {
  expect(isMenuUrl(url)).toBe(isAllowed);
});
