import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toUnixSeconds } from './calendar-day.ts';
import { addDays, lastOfMonth, limitDay } from './day-arithmetic.ts';

const anyDay = fc
  .date({ min: new Date('1600-01-01'), max: new Date('2900-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test.each([
  ['2026-11-15', -7, '2026-11-08'],
  ['2026-11-15', 30, '2026-12-15'],
  ['2024-02-28', 1, '2024-02-29'],
  ['2026-01-01', -1, '2025-12-31'],
  ['0001-01-03', -7, '0001-01-01'],
  ['9999-12-30', 7, '9999-12-31'],
])('DP-02 %s and %i days is %s', (day, days, sum) => expect(addDays(day, days)).toBe(sum));

test('DP-02 days that were added can be taken away again, and none is lost on the way', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -100_000, max: 100_000 }), (day, days) => {
      const later = addDays(day, days);
      expect(toUnixSeconds(later) - toUnixSeconds(day)).toBe(days * 86_400);
      expect(addDays(later, -days)).toBe(day);
    }),
  );
});

test.each([
  ['2026-06-01', {}, '2026-06-01'],
  ['2026-06-01', { min: '2026-07-01' }, '2026-07-01'],
  ['2026-06-01', { max: '2026-05-01' }, '2026-05-01'],
  ['2026-06-01', { min: '2026-01-01', max: '2026-12-31' }, '2026-06-01'],
])('%s within %o is %s', (day, limits, limited) => expect(limitDay(day, limits)).toBe(limited));

test.each([
  { day: '2026-02-10', last: '2026-02-28' },
  { day: '2024-02-29', last: '2024-02-29' },
  { day: '2026-12-01', last: '2026-12-31' },
])('the month of $day ends on $last', ({ day, last }) => {
  expect(lastOfMonth(day)).toBe(last);
});
