import { expect, test } from 'vitest';
import { ACTIONS, findActionName } from './actions.ts';

test.each([
  { id: 76, name: 'ras_table' },
  { id: 80, name: 'ifrs_table' },
  { id: 301, name: 'menu' },
  { id: 309, name: 'extended_chart' },
  { id: 313, name: 'compare' },
  { id: 395, name: 'search' },
  { id: 7, name: null },
])('US-09 action $id of the documents is called $name', ({ id, name }) => {
  expect(findActionName(id)).toBe(name);
});

test('US-09 no two actions share a number', () => {
  const ids = Object.values(ACTIONS);
  expect(new Set(ids).size).toBe(ids.length);
});
