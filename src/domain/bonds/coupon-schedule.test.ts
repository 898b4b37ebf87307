import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toCalendarDay, toDayNumber } from '../calendar/day-number.ts';
import { accrualUpTo, wholeAccrual } from './accrual.ts';
import { anyBond } from './bonds-for-tests.ts';
import { couponSchedule, type ScheduleRule } from './coupon-schedule.ts';

function rule(issued: string, matures: string, changes: Partial<ScheduleRule> = {}): ScheduleRule {
  return {
    issuedOn: toDayNumber(issued),
    maturesOn: toDayNumber(matures),
    couponsPerYear: 2,
    stub: 'short-front',
    keepsMonthEnd: true,
    ...changes,
  };
}

const payDays = (its: ScheduleRule) => couponSchedule(its).map(({ end }) => toCalendarDay(end));

test.each([
  {
    why: 'a whole number of periods has no odd one',
    its: rule('2024-03-15', '2025-09-15'),
    days: ['2024-09-15', '2025-03-15', '2025-09-15'],
  },
  {
    why: 'a short first period is paid on the next regular day',
    its: rule('2024-05-20', '2025-09-15'),
    days: ['2024-09-15', '2025-03-15', '2025-09-15'],
  },
  {
    why: 'a long first period leaves that day out',
    its: rule('2024-05-20', '2025-09-15', { stub: 'long-front' }),
    days: ['2025-03-15', '2025-09-15'],
  },
  {
    why: 'a short last period ends with the bond',
    its: rule('2024-05-20', '2025-09-15', { stub: 'short-back' }),
    days: ['2024-11-20', '2025-05-20', '2025-09-15'],
  },
  {
    why: 'a long last period swallows the day before',
    its: rule('2024-05-20', '2025-09-15', { stub: 'long-back' }),
    days: ['2024-11-20', '2025-09-15'],
  },
  {
    why: 'a bond that ends with a month pays at the ends of months',
    its: rule('2023-08-31', '2025-02-28'),
    days: ['2024-02-29', '2024-08-31', '2025-02-28'],
  },
  {
    why: 'without that rule the date is kept where the month has it',
    its: rule('2023-08-28', '2025-02-28', { keepsMonthEnd: false }),
    days: ['2024-02-28', '2024-08-28', '2025-02-28'],
  },
  {
    why: 'February takes nothing from the months after it',
    its: rule('2024-01-30', '2024-07-30', { couponsPerYear: 12 }),
    days: ['2024-02-29', '2024-03-30', '2024-04-30', '2024-05-30', '2024-06-30', '2024-07-30'],
  },
  {
    why: 'a bond shorter than its period pays once',
    its: rule('2024-05-20', '2024-06-15', { stub: 'long-front' }),
    days: ['2024-06-15'],
  },
  { why: 'a bond without a life pays nothing', its: rule('2024-05-20', '2024-05-20'), days: [] },
])('coupon days: $why', ({ its, days }) => {
  expect(payDays(its)).toEqual(days);
});

/** ISDA's paper again, ten per cent on 10,000 by ICMA's rule: what odd periods pay. */
test.each([
  { its: rule('1999-02-01', '2000-07-01', { couponsPerYear: 1 }), at: 0, pays: 410.96 },
  { its: rule('2002-08-15', '2004-01-15', { stub: 'long-front' }), at: 0, pays: 915.76 },
  { its: rule('1999-01-30', '2000-06-30', { stub: 'short-back' }), at: -1, pays: 417.58 },
  {
    its: rule('1999-05-31', '2000-04-30', { couponsPerYear: 4, stub: 'long-back' }),
    at: -1,
    pays: 415.76,
  },
])('an odd period is measured by the regular ones around it: $pays', ({ its, at, pays }) => {
  const period = couponSchedule(its).at(at);
  expect(period?.odd).not.toBeNull();
  if (period) expect(1_000 * wholeAccrual(period, 'ACT/ACT ICMA', its.maturesOn)).toBeCloseTo(pays, 2);
});

test('periods follow each other from issue to maturity, with at most one odd one', () => {
  fc.assert(
    fc.property(anyBond, ({ issuedOn, maturesOn, coupon }) => {
      if (coupon.kind === 'zero') return;
      const periods = couponSchedule({ issuedOn, maturesOn, ...coupon });
      expect(periods[0]?.start).toBe(issuedOn);
      expect(periods.at(-1)?.end).toBe(maturesOn);
      for (const [at, { start, end }] of periods.entries()) {
        expect(end).toBeGreaterThan(start);
        if (at > 0) expect(start).toBe(periods[at - 1]?.end);
      }
      expect(periods.filter(({ odd }) => odd !== null).length).toBeLessThanOrEqual(1);
    }),
  );
});

test('interest grows day by day and never past its coupon', () => {
  fc.assert(
    fc.property(anyBond, fc.nat(), ({ issuedOn, maturesOn, coupon }, pick) => {
      // Canada's rule steps back where it changes from the days that have passed to those that are left.
      if (coupon.kind === 'zero' || coupon.dayCount === 'ACT/365 CANADIAN') return;
      const periods = couponSchedule({ issuedOn, maturesOn, ...coupon });
      const period = periods[pick % periods.length];
      if (!period) return;
      const whole = wholeAccrual(period, coupon.dayCount, maturesOn);
      let before = 0;
      for (let day = period.start; day <= period.end; day++) {
        const grown = accrualUpTo(period, coupon.dayCount, day, maturesOn);
        expect(grown).toBeGreaterThanOrEqual(before);
        expect(grown).toBeLessThanOrEqual(whole);
        before = grown;
      }
    }),
  );
});
