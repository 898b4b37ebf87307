import { expect, test } from 'vitest';
import { isStale } from './stale.ts';

test.each([
  { day: '2026-11-18', stale: false, why: 'of today' },
  { day: '2026-11-13', stale: false, why: 'of last week' },
  { day: '2026-11-08', stale: false, why: 'before the longest holidays' },
  { day: '2026-11-07', stale: true, why: 'older than any holidays' },
  { day: '2025-11-18', stale: true, why: 'of last year' },
])('NU-07 a price $why: stale $stale', ({ day, stale }) => {
  expect(isStale(day, '2026-11-18')).toBe(stale);
});
