import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addMonths,
  firstWeekdayFrom,
  fromCivil,
  isMonthEnd,
  lastWeekdayUpTo,
  monthEndOf,
  toCalendarDay,
  toCivil,
  toDayNumber,
} from './day-number.ts';

test('a day survives the way to a number and back', () => {
  const dates = fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });
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

test('any day survives the way through year, month and date', () => {
  fc.assert(
    fc.property(fc.integer({ min: -719_162, max: 2_932_896 }), (day) => fromCivil(toCivil(day)) === day),
  );
});

test('a month ends where the next one begins, leap years included', () => {
  for (const [day, end] of [
    ['2024-02-01', '2024-02-29'],
    ['2100-02-10', '2100-02-28'],
    ['1969-12-31', '1969-12-31'],
  ] as const) {
    expect(toCalendarDay(monthEndOf(toDayNumber(day)))).toBe(end);
    expect(isMonthEnd(toDayNumber(end))).toBe(true);
    expect(isMonthEnd(toDayNumber(end) - 1)).toBe(false);
  }
});
