import { expect, test } from 'vitest';
import { isBlank, toRichCell, valueAt } from './cell-value.ts';

test.each([
  { cell: 'Norvik', rich: { val: 'Norvik' } },
  { cell: 0, rich: { val: 0 } },
  { cell: null, rich: { val: null } },
  { cell: undefined, rich: { val: null } },
  { cell: { val: 2, lnk: '/x/' }, rich: { val: 2, lnk: '/x/' } },
])('TB-01 a cell may be a value or an object: $cell', ({ cell, rich }) => {
  expect(toRichCell(cell)).toEqual(rich);
});

test('TB-01 the value of a rich cell is the value of the row', () => {
  expect(valueAt({ id: '1', cells: { last: { val: 84.36 } } }, 'last')).toBe(84.36);
  expect(valueAt({ id: '1', cells: {} }, 'last')).toBeNull();
});

test.each([
  { value: null, blank: true },
  { value: ' ', blank: true },
  { value: 0, blank: false },
  { value: '0', blank: false },
  { value: '***', blank: false },
])('TB-01 zero and a locked value are not blank: $value', ({ value, blank }) => {
  expect(isBlank(value)).toBe(blank);
});
