import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addMonths,
  firstWeekdayFrom,
  isWeekday,
  lastWeekdayUpTo,
  toCalendarDay,
  toDayNumber,
  weekdaysOfTenYears,
} from './days.ts';

test('a day survives the way to a number and back', () => {
  const dates = fc.date({ min: new Date('1970-01-01'), max: new Date('2299-12-31'), noInvalidDate: true });
  const edges = ['2024-02-29', '2000-02-29', '2100-03-01', '2031-12-31'].map((day): [Date] => [
    new Date(day),
  ]);
  fc.assert(
    fc.property(dates, (date) => {
      const day = date.toISOString().slice(0, 10);
      expect(toCalendarDay(toDayNumber(day))).toBe(day);
    }),
    { examples: edges },
  );
});

test('a weekend leads back to Friday or on to Monday', () => {
  expect(toCalendarDay(lastWeekdayUpTo(toDayNumber('2026-03-08')))).toBe('2026-03-06');
  expect(toCalendarDay(firstWeekdayFrom(toDayNumber('2026-03-07')))).toBe('2026-03-09');
  expect(toCalendarDay(lastWeekdayUpTo(toDayNumber('2026-03-06')))).toBe('2026-03-06');
});

test.each([
  { day: '2026-03-31', months: -1, there: '2026-02-28' },
  { day: '2024-02-29', months: -120, there: '2014-02-28' },
  { day: '2026-11-15', months: 3, there: '2027-02-15' },
])('$months months from $day is $there', ({ day, months, there }) => {
  expect(toCalendarDay(addMonths(toDayNumber(day), months))).toBe(there);
});

test('ten years hold about 2,610 weekdays, the last one included', () => {
  const days = weekdaysOfTenYears(toDayNumber('2026-03-06'));
  expect(days.length).toBeGreaterThan(2_600);
  expect(days.every(isWeekday)).toBe(true);
  expect(toCalendarDay(days.at(-1) ?? 0)).toBe('2026-03-06');
});
