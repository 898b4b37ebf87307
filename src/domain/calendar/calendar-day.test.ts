import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarDayAt, firstOfJanuary, isCalendarDay, toUnixSeconds } from './calendar-day.ts';

test.each([
  '2026-02-30',
  '2026-13-01',
  '2026-00-10',
  '0000-01-01',
  '2026-2-3',
  '20260203',
  '',
  'today',
  '2025-02-29',
])('%s is not a day of the calendar', (text) => expect(isCalendarDay(text)).toBe(false));

test('every day that exists is a calendar day and survives the way to seconds and back', () => {
  const anyDate = fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(anyDate, (date) => {
      const day = date.toISOString().slice(0, 10);
      expect(isCalendarDay(day)).toBe(true);
      expect(new Date(toUnixSeconds(day) * 1000).toISOString().slice(0, 10)).toBe(day);
    }),
  );
});

test('CH-13 with the 180-minute offset the new day begins at 21:00 UTC', () => {
  expect(calendarDayAt(new Date('2026-06-30T20:59:59Z'), 180)).toBe('2026-06-30');
  expect(calendarDayAt(new Date('2026-06-30T21:00:00Z'), 180)).toBe('2026-07-01');
});

test('an export starts on 1 January five years back', () => {
  expect(firstOfJanuary('2026-11-15', 5)).toBe('2021-01-01');
});
