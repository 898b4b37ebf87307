import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LADDER_STEPS, type LadderPayment, paymentLadder, periodOf } from './payment-ladder.ts';

const PAYMENTS: readonly LadderPayment[] = [
  { day: '2026-12-15', currency: 'EUR', kind: 'coupon', amount: 30 },
  { day: '2027-02-01', currency: 'EUR', kind: 'coupon', amount: null },
  { day: '2026-10-02', currency: 'EUR', kind: 'coupon', amount: 12.5 },
  { day: '2026-12-15', currency: 'EUR', kind: 'principal', amount: 1_000 },
  { day: '2026-11-30', currency: 'USD', kind: 'coupon', amount: 20 },
];

test.each([
  { day: '2026-01-31', step: 'quarter', period: '2026-Q1' },
  { day: '2026-12-01', step: 'quarter', period: '2026-Q4' },
  { day: '2026-12-01', step: 'month', period: '2026-12' },
  { day: '2026-12-01', step: 'year', period: '2026' },
] as const)('$day is in the $step $period', ({ day, step, period }) => {
  expect(periodOf(day, step)).toBe(period);
});

test('coupons and principal of a quarter are added up by currency, and what is not known yet is counted', () => {
  expect(paymentLadder(PAYMENTS, 'quarter')).toEqual([
    { period: '2026-Q4', currency: 'EUR', coupons: 42.5, principal: 1_000, total: 1_042.5, unknown: 0 },
    { period: '2026-Q4', currency: 'USD', coupons: 20, principal: 0, total: 20, unknown: 0 },
    { period: '2027-Q1', currency: 'EUR', coupons: 0, principal: 0, total: 0, unknown: 1 },
  ]);
});

test('the sum of a ladder does not depend on its step', () => {
  const payment = fc.record({
    day: fc
      .date({ min: new Date('2026-01-01'), max: new Date('2060-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10)),
    currency: fc.constantFrom('EUR', 'TRY'),
    kind: fc.constantFrom('coupon' as const, 'principal' as const),
    amount: fc.option(fc.integer({ min: 0, max: 1_000_000 })),
  });
  fc.assert(
    fc.property(fc.array(payment), (payments) => {
      const whole = payments.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
      for (const step of LADDER_STEPS) {
        const rungs = paymentLadder(payments, step);
        expect(rungs.reduce((sum, { total }) => sum + total, 0)).toBe(whole);
        expect(new Set(rungs.map(({ period, currency }) => `${period}${currency}`)).size).toBe(rungs.length);
      }
    }),
    { numRuns: 50 },
  );
});
