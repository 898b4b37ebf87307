import { expect, test } from 'vitest';
import { calendarMomentAt, startOfDayAt } from './calendar-moment.ts';

test.each([
  { instant: '2026-06-30T19:00:59Z', offset: 180, shown: '2026-06-30T22:00' },
  { instant: '2026-06-30T21:30:00Z', offset: 180, shown: '2026-07-01T00:30' },
  { instant: '2026-01-01T00:10:00Z', offset: -60, shown: '2025-12-31T23:10' },
])('CH-13 at $instant a clock with offset $offset shows $shown', ({ instant, offset, shown }) => {
  expect(calendarMomentAt(new Date(instant), offset)).toBe(shown);
});

test.each([-720, -60, 0, 180, 840])(
  'CH-13 LO-01 with offset %s a day that was chosen in a date picker begins when the clock shows midnight',
  (offset) => {
    const start = startOfDayAt('2026-03-01', offset);
    expect(calendarMomentAt(start, offset)).toBe('2026-03-01T00:00');
    expect(calendarMomentAt(new Date(start.getTime() - 1), offset)).toBe('2026-02-28T23:59');
  },
);
