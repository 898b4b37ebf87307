import { expect, test } from 'vitest';
import { ariaSortOf, nextSort } from './sort-cycle.ts';

test('TB-03 presses on a head go through ascending, descending and the given order', () => {
  const first = nextSort(null, 'last');
  const second = nextSort(first, 'last');
  expect([first, second, nextSort(second, 'last')]).toEqual([
    { key: 'last', direction: 'asc' },
    { key: 'last', direction: 'desc' },
    null,
  ]);
});

test('TB-03 another column begins with ascending', () => {
  expect(nextSort({ key: 'last', direction: 'desc' }, 'name')).toEqual({ key: 'name', direction: 'asc' });
});

test('TB-03 only the sorted column says so', () => {
  const sort = { key: 'last', direction: 'desc' } as const;
  expect(['last', 'name'].map((key) => ariaSortOf(sort, key))).toEqual(['descending', undefined]);
  expect(ariaSortOf(null, 'last')).toBeUndefined();
});
