import { expect, test } from 'vitest';
import { monthsUpTo } from './month-span.ts';

test.each([
  { day: '2026-11-15', count: 3, months: ['2026-09', '2026-10', '2026-11'] },
  { day: '2026-01-31', count: 2, months: ['2025-12', '2026-01'] },
  { day: '2026-12-01', count: 1, months: ['2026-12'] },
])('the $count months up to $day', ({ day, count, months }) => {
  expect(monthsUpTo(day, count)).toEqual(months);
});
