import { expect, test } from 'vitest';
import type { Row } from '../table-data.ts';
import { hiddenBeside, revealedAtFirst, toggleRevealed, withoutHidden } from './hidden-rows.ts';

const row = (id: string, more: Partial<Row> = {}): Row => ({ id, cells: {}, ...more });
const hidden = (id: string) => row(id, { hidden: true });
const ids = (rows: readonly Row[]) => rows.map(({ id }) => id).join('');

test.each([
  { show: 'prev', found: 'bc' },
  { show: 'next', found: 'ef' },
  { show: 'hide', found: 'bcef' },
  { show: undefined, found: '' },
] as const)('TB-03 a row that shows $show is for the hidden rows $found', ({ show, found }) => {
  const rows = [row('a'), hidden('b'), hidden('c'), row('d', { show }), hidden('e'), hidden('f'), row('g')];
  expect(ids(hiddenBeside(rows, 3))).toBe(found);
});

test('TB-03 hidden rows come with one press and go with the next', () => {
  const rows = [hidden('a'), row('b', { show: 'prev' }), row('c'), hidden('d')];
  const closed = revealedAtFirst(rows);
  const open = toggleRevealed(closed, 'b');
  expect([closed, open, toggleRevealed(open, 'b')].map((state) => ids(withoutHidden(rows, state)))).toEqual([
    'bc',
    'abc',
    'bc',
  ]);
});

test('TB-03 a row that hides begins with its neighbours revealed', () => {
  const rows = [hidden('a'), row('b', { show: 'hide' }), hidden('c')];
  expect(ids(withoutHidden(rows, revealedAtFirst(rows)))).toBe('abc');
  expect(ids(withoutHidden(rows, toggleRevealed(revealedAtFirst(rows), 'b')))).toBe('b');
});

test('TB-03 rows without hidden ones are the very same', () => {
  const rows = [row('a'), row('b')];
  expect(withoutHidden(rows, new Set())).toBe(rows);
});
