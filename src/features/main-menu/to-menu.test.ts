import { expect, test } from 'vitest';
import { type MenuNode, toMenu } from './to-menu.ts';

const node = (id: number, parentId: number | null, eng: string, url: string | null = null): MenuNode => ({
  id,
  parentId,
  titles: { eng },
  url,
  targetBlank: false,
});

test('SH-01 rows become items, their columns and the entries of these', () => {
  const menu = toMenu(
    [
      node(1, null, 'Shares', '/stocks/'),
      node(2, null, 'Help'),
      node(3, 2, 'Yours'),
      node(4, 3, 'Profile', '/profile/'),
    ],
    'eng',
  );
  const entry = { url: '/profile/', ttl: 'Profile', target_blank: false, active: false };
  expect(menu).toEqual([
    { id: 1, ttl: 'Shares', url: '/stocks/', target_blank: false, sub_items: [] },
    {
      id: 2,
      ttl: 'Help',
      url: null,
      target_blank: false,
      sub_items: [{ ttl: 'Yours', url: null, entries: [entry] }],
    },
  ]);
});

test.each([
  { titles: { eng: 'Shares', rus: 'Акции' }, ttl: 'Акции', why: 'its own language' },
  { titles: { eng: 'Shares', pol: 'Akcje' }, ttl: 'Shares', why: 'English where its own is missing' },
  { titles: { pol: 'Akcje' }, ttl: 'Akcje', why: 'any where English is missing too' },
])('SH-01 a title is that of $why', ({ titles, ttl }) => {
  expect(toMenu([{ ...node(1, null, '', '/stocks/'), titles }], 'rus')[0]?.ttl).toBe(ttl);
});

test.each([
  { why: 'an item without address and columns', nodes: [node(1, null, 'Help')] },
  { why: 'an item whose columns are empty', nodes: [node(1, null, 'Help'), node(2, 1, 'Yours')] },
  {
    why: 'a column whose entries lead nowhere',
    nodes: [node(1, null, 'Help'), node(2, 1, 'Yours'), node(3, 2, 'Profile')],
  },
  { why: 'what hangs below a row that is not shown', nodes: [node(3, 2, 'Profile', '/profile/')] },
])('SH-01 $why is left out: it would open nothing', ({ nodes }) => {
  expect(toMenu(nodes, 'eng')).toEqual([]);
});
