import { expect, test } from 'vitest';
import { calendarMomentAt } from '#domain/calendar/calendar-moment.ts';
import { dayBegan } from './day-began.ts';

test.each([
  { now: '2026-06-30T19:00:59.5Z', offset: 180, began: '2026-06-29T21:00:00.000Z' },
  { now: '2026-06-30T21:30:00Z', offset: 180, began: '2026-06-30T21:00:00.000Z' },
  { now: '2026-06-30T00:10:00Z', offset: -60, began: '2026-06-29T01:00:00.000Z' },
])('US-08 at $now with offset $offset the day began at $began', ({ now, offset, began }) => {
  const instant = new Date(now);
  expect(dayBegan(instant, calendarMomentAt(instant, offset)).toISOString()).toBe(began);
});
