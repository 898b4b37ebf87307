import { expect, test } from 'vitest';
import type { Row } from '../table-data.ts';
import { hasLocked } from './has-locked.ts';

const row = (a: Row['cells'][string], subRows?: Row[]): Row => ({ id: '1', cells: { a }, subRows });

test.each([
  { rows: [row(1)], locked: false },
  { rows: [row('***')], locked: true },
  { rows: [row({ val: '***' })], locked: true },
  { rows: [row(1, [row('***')])], locked: true },
  { rows: [], locked: false },
])('LV-06 a table needs a prompt: $locked', ({ rows, locked }) => {
  expect(hasLocked(rows, [{ key: 'a', title: 'A' }])).toBe(locked);
});

test('LV-06 a value in a column that is not shown needs no prompt', () => {
  expect(hasLocked([row('***')], [{ key: 'b', title: 'B' }])).toBe(false);
});
