import { expect, test } from 'vitest';
import type { Column, Row } from '../table-data.ts';
import { findLock } from './find-lock.ts';

const row = (a: Row['cells'][string], subRows?: Row[]): Row => ({ id: '1', cells: { a, b: 1 }, subRows });
const A: Column = { key: 'a', title: 'A' };
const B: Column = { key: 'b', title: 'B', lock: 'more-rows' };

test.each([
  { rows: [row(1)], lock: null },
  { rows: [row('***')], lock: 'last-price' },
  { rows: [row({ val: '***' })], lock: 'last-price' },
  { rows: [row({ val: '***', lock: 'more-rows' })], lock: 'more-rows' },
  { rows: [row({ val: '***', lock: 'more-rows' }), row('***')], lock: 'last-price' },
  { rows: [row(1, [row('***')])], lock: 'last-price' },
  { rows: [], lock: null },
] as const)('LV-06 the prompt under a table is about $lock', ({ rows, lock }) => {
  expect(findLock(rows, [A, B])).toBe(lock);
});

test('LV-06 a column says what locks its cells', () => {
  expect(findLock([{ id: '1', cells: { b: '***' } }], [A, B])).toBe('more-rows');
});

test('LV-06 a value in a column that is not shown needs no prompt', () => {
  expect(findLock([row('***')], [B])).toBeNull();
});
