import { expect, test } from 'vitest';
import { activeUrl, currentKind, isWithin, withActive } from './active-entry.ts';
import type { Menu } from './main-menu.contract.ts';

const entry = (url: string) => ({ url, ttl: url, target_blank: false, active: false });
const menu: Menu = [
  { id: 1, ttl: 'Home', url: '/', target_blank: false, sub_items: [] },
  { id: 2, ttl: 'Shares', url: '/stocks/', target_blank: false, sub_items: [] },
  {
    id: 3,
    ttl: 'Account',
    url: null,
    target_blank: false,
    sub_items: [
      {
        ttl: 'Yours',
        url: null,
        entries: [entry('/profile/'), entry('/profile/access/'), entry('https://elsewhere.example/')],
      },
    ],
  },
];

test.each([
  { path: '/', active: '/', kind: 'page' },
  { path: '/stocks/', active: '/stocks/', kind: 'page' },
  { path: '/stocks/?page=2', active: '/stocks/', kind: 'page' },
  { path: '/stocks/norvik-steel/2/', active: '/stocks/', kind: 'true' },
  { path: '/stocks-archive/', active: null, kind: undefined },
  { path: '/profile/', active: '/profile/', kind: 'page' },
  { path: '/profile/access/', active: '/profile/access/', kind: 'page' },
  { path: '/profile/access/send/', active: '/profile/access/', kind: 'true' },
  { path: '/profile/sessions/', active: '/profile/', kind: 'true' },
  { path: '/widgets/', active: null, kind: undefined },
])('SH-01 at $path the most exact entry is active: $active', ({ path, active, kind }) => {
  expect(activeUrl(menu, path)).toBe(active);
  expect(currentKind(active ?? '/none/', active, path)).toBe(kind);
});

test.each(['/bonds/', '/bonds/norvik-2031/', '/bonds/curves/', '/bonds/map/'])(
  'SH-01 RD-06 at %s the item that opens is marked, though its own address is no entry',
  (path) => {
    const bonds = {
      id: 4,
      ttl: 'Bonds',
      url: '/bonds/',
      target_blank: false,
      sub_items: [{ ttl: 'Tools', url: null, entries: [entry('/bonds/map/'), entry('/calculator/')] }],
    };
    const all = [...menu, bonds];
    const active = activeUrl(all, path);
    expect(withActive(all, path).filter((item) => isWithin(item, active))).toHaveLength(1);
  },
);

test('SH-01 one entry is active at most, and its item is reported', () => {
  const marked = withActive(menu, '/profile/access/');
  const active = marked.flatMap(({ sub_items }) =>
    sub_items.flatMap(({ entries }) => entries.filter((one) => one.active)),
  );
  expect(active.map(({ url }) => url)).toEqual(['/profile/access/']);
  expect(marked.map((item) => isWithin(item, '/profile/access/'))).toEqual([false, false, true]);
  expect(withActive(marked, '/widgets/').some((item) => isWithin(item, null))).toBe(false);
});
