import { expect, test } from 'vitest';
import { toJsonLine, toTextTable } from './text-table.ts';

const rows = [
  { id: 1, email: 'a@b.example', seen: null },
  { id: 12, email: 'longer@b.example', seen: new Date('2026-06-30T19:00:00Z') },
];

test('rows are columns for a reader', () => {
  expect(toTextTable(rows)).toBe(
    [
      'id  email             seen',
      '1   a@b.example       -',
      '12  longer@b.example  2026-06-30T19:00:00.000Z',
      '',
    ].join('\n'),
  );
  expect(toTextTable([])).toBe('nothing to show\n');
});

test('a name that holds control characters cannot write over the terminal', () => {
  expect(toTextTable([{ name: 'Eve\u001b[2J\n' }])).toBe('name\nEve [2J\n');
});

test('rows are one line of JSON for a program', () => {
  expect(JSON.parse(toJsonLine(rows))).toMatchObject([{ id: 1 }, { seen: '2026-06-30T19:00:00.000Z' }]);
});
