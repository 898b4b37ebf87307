import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addMonths, toDayNumber } from '../../calendar/day-number.ts';
import { bondPayments } from '../bond-payments.ts';
import type { BondTerms } from '../bond-terms.ts';
import { solveZSpread } from '../curve/z-spread.ts';
import type { ZeroCurve } from '../curve/zero-curve.ts';
import type { DayCount } from '../day-count.ts';
import { discountMargin } from './discount-margin.ts';
import { type FixingTerms, USUAL_FIXING } from './fixing-terms.ts';
import { forwardsOf } from './forward-rates.ts';

const RESET = toDayNumber('2026-03-16');

const floater = (
  margin: number,
  dayCount: DayCount,
  couponsPerYear: 1 | 2 | 4 | 12,
  years: number,
  fixing: Partial<FixingTerms> = {},
): BondTerms => ({
  faceValue: 1_000,
  issuedOn: RESET,
  maturesOn: addMonths(RESET, 12 * years),
  coupon: {
    kind: 'floating',
    margin,
    baseRate: 'RATE',
    fixing: { ...USUAL_FIXING, ...fixing },
    couponsPerYear,
    dayCount,
    stub: 'short-front',
    keepsMonthEnd: false,
  },
  redemptions: [],
  defaultedOn: null,
});

/** Zero rates that rise: no forward rate is below zero, where a coupon would stop. */
const rising = fc
  .array(fc.double({ min: 0.1, max: 15, noNaN: true }), { minLength: 4, maxLength: 4 })
  .map((percents): ZeroCurve => {
    const nodes = [0.25, 2, 7, 30].map((years, at) => ({
      years,
      percent: percents.toSorted((a, b) => a - b)[at] ?? 0,
    }));
    return { kind: 'published', nodes };
  });

const zSpreadAtPar = (terms: BondTerms, curve: ZeroCurve, dayCount: DayCount) => {
  const payments = bondPayments(terms, { forward: forwardsOf(curve, RESET, dayCount) });
  const flows = payments.map(({ dueOn, amount }) => ({ years: (dueOn - RESET) / 365, amount: amount ?? 0 }));
  const solved = solveZSpread(flows, terms.faceValue, curve);
  return solved.isSolved ? solved.rate * 10_000 : Number.NaN;
};

test('NU-01 NU-02 a floater without margin, projected and discounted on one curve, is worth par when its rate is fixed', () => {
  fc.assert(
    fc.property(
      rising,
      fc.constantFrom('ACT/360' as const, 'ACT/365' as const),
      fc.constantFrom(1 as const, 2 as const, 4 as const, 12 as const),
      fc.integer({ min: 1, max: 15 }),
      (curve, dayCount, couponsPerYear, years) => {
        expect(zSpreadAtPar(floater(0, dayCount, couponsPerYear, years), curve, dayCount)).toBeCloseTo(0, 6);
      },
    ),
    { numRuns: 200 },
  );
});

test('NU-01 at par the discount margin over forward rates is the margin of the bond', () => {
  fc.assert(
    fc.property(
      rising,
      fc.double({ min: 0, max: 5, noNaN: true }),
      fc.constantFrom('ACT/360' as const, 'ACT/365' as const, '30/360' as const),
      (curve, margin, dayCount) => {
        const terms = floater(margin, dayCount, 4, 5);
        const assumptions = { forward: forwardsOf(curve, RESET, dayCount) };
        const priced = { terms, assumptions, settlement: RESET, clean: 100, accrued: 0 };
        expect(discountMargin(priced)).toBeCloseTo(100 * margin, 6);
      },
    ),
    { numRuns: 200 },
  );
});

test.each(['ACT/360', 'ACT/365'] as const)(
  'NU-01 forward rates of single days compound to those of the period, by %s',
  (dayCount) => {
    const nodes = [
      { years: 0.5, percent: 3 },
      { years: 10, percent: 6 },
    ];
    const terms = floater(0, dayCount, 2, 5, { observation: 'compounded' });
    // A business day’s rate also counts for the weekend that the period ends in.
    expect(Math.abs(zSpreadAtPar(terms, { kind: 'published', nodes }, dayCount))).toBeLessThan(0.1);
  },
);

test('NU-01 where a year has 252 business days a forward rate compounds once a year', () => {
  const forward = forwardsOf({ kind: 'published', nodes: [{ years: 1, percent: 10 }] }, RESET, 'BUS/252');
  expect(forward(RESET + 100, RESET + 101)).toBeCloseTo(10, 9);
});
