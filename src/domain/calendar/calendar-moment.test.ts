import { expect, test } from 'vitest';
import { calendarMomentAt } from './calendar-moment.ts';

test.each([
  { instant: '2026-06-30T19:00:59Z', offset: 180, shown: '2026-06-30T22:00' },
  { instant: '2026-06-30T21:30:00Z', offset: 180, shown: '2026-07-01T00:30' },
  { instant: '2026-01-01T00:10:00Z', offset: -60, shown: '2025-12-31T23:10' },
])('CH-13 at $instant a clock with offset $offset shows $shown', ({ instant, offset, shown }) => {
  expect(calendarMomentAt(new Date(instant), offset)).toBe(shown);
});
