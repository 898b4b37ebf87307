import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isCalendarDay } from '#domain/calendar/calendar-day.ts';
import { isPeriodId, movedDays, PERIODS, type PeriodId, periodDays } from './period.ts';

const calendar = { today: '2026-11-15', lastTradingDay: '2026-11-13' };

test.each([
  { period: 0, from: '2026-11-15', to: '2026-11-15', why: 'the current day' },
  { period: 1, from: '2026-10-13', to: '2026-11-13', why: 'a month' },
  { period: 2, from: '2026-08-13', to: '2026-11-13', why: 'three months' },
  { period: 3, from: '2026-05-13', to: '2026-11-13', why: 'half a year' },
  { period: 4, from: '2025-11-13', to: '2026-11-13', why: 'a year' },
  { period: 5, from: '2023-11-13', to: '2026-11-13', why: 'three years' },
] as const)('CH-03 period $period is $why back from the last trading date', ({ period, from, to }) => {
  expect(periodDays(period, calendar)).toEqual({ from, to });
});

test.each([
  { last: '2026-03-31', period: 1, from: '2026-02-28' },
  { last: '2024-03-31', period: 1, from: '2024-02-29' },
  { last: '2026-01-15', period: 2, from: '2025-10-15' },
  { last: '2024-02-29', period: 4, from: '2023-02-28' },
  { last: '0001-01-31', period: 5, from: '0001-01-01' },
] as const)('CH-03 a period that ends on $last begins on $from', ({ last, period, from }) => {
  expect(periodDays(period, { today: '2026-11-15', lastTradingDay: last })).toEqual({ from, to: last });
});

test('CH-03 a share that never traded is requested up to today', () => {
  expect(periodDays(1, { ...calendar, lastTradingDay: null })).toEqual({
    from: '2026-10-15',
    to: '2026-11-15',
  });
});

test.each([
  { answer: 2, requested: 1, from: '2026-10-15', to: '2026-11-15', why: '2 is today' },
  { answer: '2026-11-13', requested: 0, from: '2026-11-13', to: '2026-11-13', why: 'a day stays a day' },
  {
    answer: '2025-11-13',
    requested: 0,
    from: '2025-10-13',
    to: '2025-11-13',
    why: 'but not one of long ago',
  },
  { answer: '2025-11-13', requested: 4, from: '2024-11-13', to: '2025-11-13', why: 'a year stays a year' },
  { answer: '2025-11-13', requested: null, from: '2025-10-13', to: '2025-11-13', why: 'a month otherwise' },
] as const)('CH-07 moved dates: $why', ({ answer, requested, from, to }) => {
  expect(movedDays(answer, requested, '2026-11-15')).toEqual({ from, to });
});

test('CH-03 a period is never longer than its months and never ends before it begins', () => {
  const anyDay = fc
    .date({ min: new Date('0100-01-01'), max: new Date('2900-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(anyDay, fc.constantFrom<PeriodId>(...PERIODS), (day, period) => {
      const { from, to } = periodDays(period, { today: day, lastTradingDay: day });
      expect(isCalendarDay(from)).toBe(true);
      expect(from <= to).toBe(true);
      expect(Number(from.slice(8)) <= Number(to.slice(8))).toBe(true);
    }),
  );
});

test.each([-1, 6, 1.5, Number.NaN, 99])('CH-03 %s is no period', (id) => expect(isPeriodId(id)).toBe(false));
