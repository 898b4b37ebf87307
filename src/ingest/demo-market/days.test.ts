import { expect, test } from 'vitest';
import { isWeekday, toCalendarDay, toDayNumber } from '#domain/calendar/day-number.ts';
import { weekdaysOfTenYears } from './days.ts';

test('ten years hold about 2,610 weekdays, the last one included', () => {
  const days = weekdaysOfTenYears(toDayNumber('2026-03-06'));
  expect(days.length).toBeGreaterThan(2_600);
  expect(days.every(isWeekday)).toBe(true);
  expect(toCalendarDay(days.at(-1) ?? 0)).toBe('2026-03-06');
});
