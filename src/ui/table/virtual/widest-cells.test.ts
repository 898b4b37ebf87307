import { expect, test } from 'vitest';
import { plainLines } from '../lines.ts';
import { widestRow } from './widest-cells.ts';

test('the longest cell of each column gives it its width', () => {
  const lines = plainLines([
    { id: '1', cells: { name: 'Norvik', volume: 1_234_567, last: { val: 3, unit: 'EUR' } } },
    { id: '2', cells: { name: 'Tulparkol Trans', volume: 9.123456, last: { val: 3 } } },
  ]);
  const columns = ['name', 'volume', 'last', 'nothing'].map((key) => ({ key, title: key }));
  expect(widestRow(lines, columns).cells).toEqual({
    name: 'Tulparkol Trans',
    volume: 1_234_567,
    last: { val: 3, unit: 'EUR' },
    nothing: null,
  });
});
