import { expect, test } from 'vitest';
import { type Line, plainLines } from '../lines.ts';
import { beyondLimit, SIMPLE_LIMIT } from './beyond-limit.ts';

const rows = (count: number): readonly Line[] =>
  plainLines(Array.from({ length: count }, (_, index) => ({ id: String(index), cells: {} })));
const row = (id: string, depth: number, isTotal = false): Line => ({
  kind: 'row',
  id,
  row: { id, cells: {}, class: isTotal ? 'total' : undefined },
  depth,
  isOpen: null,
  isChosen: null,
});
const group = (id: string): Line => ({ kind: 'group', id, title: id, count: 1, isOpen: true });
const waiting = (lines: readonly Line[], limit: number) => [...beyondLimit(lines, limit).ids].join(' ');

test('TB-02 the simple table shows five rows', () => {
  expect(SIMPLE_LIMIT).toBe(5);
});

test.each([
  { count: 5, limit: 5, waits: 0 },
  { count: 6, limit: 5, waits: 1 },
  { count: 16, limit: 5, waits: 11 },
  { count: 16, limit: 6, waits: 10 },
  { count: 16, limit: 7, waits: 9 },
  { count: 1000, limit: 0, waits: 0 },
])('TB-02 IF-07 of $count rows and a limit of $limit, $waits wait', ({ count, limit, waits }) => {
  expect(beyondLimit(rows(count), limit).count).toBe(waits);
  expect(beyondLimit(rows(count), limit).ids.size).toBe(waits);
});

test('TB-02 IF-07 sub-rows wait with their row and are not counted', () => {
  const lines = [row('a', 0), row('a1', 1), row('b', 0), row('b1', 1)];
  expect(waiting(lines, 1)).toBe('b b1');
  expect(beyondLimit(lines, 1).count).toBe(1);
});

test('IF-07 a sub-row with a place of its own waits and is counted, also where its row does not wait', () => {
  const lines: readonly Line[] = [
    row('a', 0),
    { ...row('a1', 1), kind: 'row', hiddenAs: 'waiting' } as Line,
    row('b', 0),
  ];
  expect(waiting(lines, 1)).toBe('a1 b');
  expect(beyondLimit(lines, 1).count).toBe(2);
});

test('TB-02 the head of a group waits with its first row', () => {
  expect(waiting([group('X'), row('a', 0), group('Y'), row('b', 0)], 1)).toBe('Y b');
});

test('TB-02 a total does not wait', () => {
  expect(waiting([row('a', 0), row('b', 0), row('sum', 0, true)], 1)).toBe('b');
});
