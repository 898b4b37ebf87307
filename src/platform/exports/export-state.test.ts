import { expect, test } from 'vitest';
import { EXPORT_STATES, isOpen, limitOf } from './export-state.ts';

const NOW = new Date('2026-06-30T19:00:00Z');
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);
const requested = (count: number, state: (typeof EXPORT_STATES)[number], hours = 1) =>
  Array.from({ length: count }, () => ({ state, createdAt: hoursAgo(hours) }));

test('CH-16 a file is open while it waits or is written', () => {
  expect(EXPORT_STATES.filter(isOpen)).toEqual(['waiting', 'running']);
});

test.each([
  { why: 'the first', list: [], limit: null },
  {
    why: 'a third that is open',
    list: [...requested(1, 'waiting'), ...requested(1, 'running')],
    limit: null,
  },
  {
    why: 'a fourth that would be open',
    list: [...requested(1, 'waiting'), ...requested(2, 'running')],
    limit: { code: 'too_many_open_exports' },
  },
  {
    why: 'the oldest of three open ones is from last week',
    list: requested(3, 'waiting', 200),
    limit: { code: 'too_many_open_exports' },
  },
  { why: 'the twentieth of a day', list: requested(19, 'ready'), limit: null },
  {
    why: 'the twenty-first of a day',
    list: requested(20, 'ready', 2),
    limit: { code: 'too_many_exports', waitSeconds: 22 * 3600 },
  },
  {
    why: 'those that were cancelled count too',
    list: [...requested(10, 'cancelled', 23), ...requested(10, 'ready', 1)],
    limit: { code: 'too_many_exports', waitSeconds: 3600 },
  },
  { why: 'those of yesterday do not count', list: requested(20, 'ready', 24), limit: null },
])('CH-16 limits of one person: $why', ({ list, limit }) => {
  expect(limitOf(list, NOW)).toEqual(limit);
});
