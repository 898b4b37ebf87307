import { expect, test } from 'vitest';
import type { Cell, Column, Row } from '../table-data.ts';
import { shownColumns } from './shown-columns.ts';

const name: Column = { key: 'name', title: 'Name' };
const rowsOf = (...cells: readonly Cell[]): Row[] =>
  cells.map((a, index) => ({ id: String(index), cells: { name: 'x', a } }));

test.each<{ cells: Cell[]; shown: boolean }>([
  { cells: [null, null], shown: false },
  { cells: ['', ' '], shown: false },
  { cells: [0, 0], shown: false },
  { cells: ['0.00', '0,0 %'], shown: false },
  { cells: [0, null, { val: 0 }], shown: false },
  { cells: [0, 1], shown: true },
  { cells: [null, 'text'], shown: true },
  { cells: ['***', null], shown: true },
  { cells: [{ val: 0.5 }], shown: true },
  { cells: ['000.100'], shown: true },
])('TB-05 a column of $cells is shown: $shown', ({ cells, shown }) => {
  const columns = shownColumns([name, { key: 'a', title: 'A' }], rowsOf(...cells));
  expect(columns.some(({ key }) => key === 'a')).toBe(shown);
});

test('TB-05 a column that is always shown stays, and so does the one that names the rows', () => {
  const columns: Column[] = [
    { key: 'nothing', title: 'First' },
    { key: 'a', title: 'A', isAlwaysShown: true },
    { key: 'b', title: 'B', isRowHead: true },
  ];
  expect(shownColumns(columns, rowsOf(null))).toEqual(columns);
});

test('TB-05 a value in a sub-row keeps its column', () => {
  const row: Row = { id: '1', cells: { name: 'x' }, subRows: [{ id: '2', cells: { a: 3 } }] };
  expect(shownColumns([name, { key: 'a', title: 'A' }], [row])).toHaveLength(2);
});

test('TB-05 a table without rows keeps its heads', () => {
  expect(shownColumns([name, { key: 'a', title: 'A' }], [])).toHaveLength(2);
});
