import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toCalendarDay, toDayNumber } from '../calendar/day-number.ts';
import { accruedInterest } from './accrued-interest.ts';
import { bondPayments } from './bond-payments.ts';
import type { Assumptions, BondTerms } from './bond-terms.ts';
import { anyBond, bond } from './bonds-for-tests.ts';

const written = (terms: BondTerms, assumptions?: Assumptions) =>
  bondPayments(terms, assumptions).map(({ kind, day, amount }) => [
    toCalendarDay(day),
    kind,
    amount === null ? null : Number(amount.toFixed(6)),
  ]);

test('a plain bond pays equal coupons and its face value at the end', () => {
  const rows = written(bond({ maturesOn: toDayNumber('2025-09-15') }));
  expect(rows).toEqual([
    ['2024-09-15', 'coupon', 40],
    ['2025-03-15', 'coupon', 40],
    ['2025-09-15', 'coupon', 40],
    ['2025-09-15', 'redemption', 1000],
  ]);
});

test('by actual days a coupon is as long as its period: 184 and 181 days of 365', () => {
  const rows = written(bond({ maturesOn: toDayNumber('2025-03-15') }, { dayCount: 'ACT/365' }));
  expect(rows.slice(0, 2)).toEqual([
    ['2024-09-15', 'coupon', 40.328767],
    ['2025-03-15', 'coupon', 39.671233],
  ]);
});

test('a zero-coupon bond pays once', () => {
  expect(written(bond({ coupon: { kind: 'zero' } }))).toEqual([['2027-03-15', 'redemption', 1000]]);
});

test('an amortising bond earns on the outstanding principal, also when it repays within a period', () => {
  const terms = bond({
    maturesOn: toDayNumber('2025-09-15'),
    redemptions: [
      { day: toDayNumber('2025-03-15'), share: 25 },
      { day: toDayNumber('2025-06-15'), share: 50 },
    ],
  });
  expect(written(terms)).toEqual([
    ['2024-09-15', 'coupon', 40],
    ['2025-03-15', 'coupon', 40],
    ['2025-03-15', 'redemption', 250],
    ['2025-06-15', 'redemption', 500],
    ['2025-09-15', 'coupon', 20],
    ['2025-09-15', 'redemption', 250],
  ]);
});

test('a bond that is repaid early pays its last interest with the last part', () => {
  const rows = written(bond({ redemptions: [{ day: toDayNumber('2024-06-15'), share: 100 }] }));
  expect(rows).toEqual([
    ['2024-06-15', 'coupon', 20],
    ['2024-06-15', 'redemption', 1000],
  ]);
});

describe('what nobody knows yet', () => {
  const paid = {
    couponsPerYear: 2,
    dayCount: 'ACT/360',
    stub: 'short-front',
    keepsMonthEnd: true,
  } as const;
  const floater = bond({
    maturesOn: toDayNumber('2025-03-15'),
    coupon: { kind: 'floating', margin: 1.5, baseRate: 'EURIBOR 6M', ...paid },
  });

  test('the coupons of a floater have days but no amounts', () => {
    expect(written(floater)).toEqual([
      ['2024-09-15', 'coupon', null],
      ['2025-03-15', 'coupon', null],
      ['2025-03-15', 'redemption', 1000],
    ]);
  });

  test('with a stated base rate they have: (3 + 1.5) % for 184 days of 360', () => {
    expect(written(floater, { baseRate: 3 })[0]).toEqual(['2024-09-15', 'coupon', 23]);
  });

  test('a base rate below the margin never makes the holder pay', () => {
    expect(written(floater, { baseRate: -4 })[0]).toEqual(['2024-09-15', 'coupon', 0]);
  });

  test('an indexed bond pays in the money of its day once the inflation is stated', () => {
    const terms = bond({
      maturesOn: toDayNumber('2025-03-15'),
      coupon: {
        kind: 'indexed',
        rate: 2,
        ratio: 1.1,
        ratioOn: toDayNumber('2024-03-15'),
        ...paid,
        dayCount: '30/360',
      },
    });
    expect(written(terms).map(([, , amount]) => amount)).toEqual([null, null, null]);
    const [, last, repaid] = written(terms, { inflation: 10 });
    expect([last, repaid]).toEqual([
      ['2025-03-15', 'coupon', 12.1],
      ['2025-03-15', 'redemption', 1210],
    ]);
  });
});

test('a bond in default pays nothing from that day on and changes hands flat', () => {
  const terms = bond({ defaultedOn: toDayNumber('2025-03-15') });
  expect(written(terms)).toEqual([['2024-09-15', 'coupon', 40]]);
  expect(accruedInterest(terms, toDayNumber('2025-06-15'))).toBe(0);
});

test.each([
  { on: '2024-03-14', accrued: 0, why: 'before the issue there is none' },
  { on: '2024-06-15', accrued: 20, why: 'half a period has earned half a coupon' },
  { on: '2024-09-14', accrued: 39.777778, why: 'a day before the coupon one day is missing' },
  { on: '2024-09-15', accrued: 0, why: 'the coupon takes it all' },
  { on: '2027-03-15', accrued: 0, why: 'after the end there is none' },
])('accrued interest: $why', ({ on, accrued }) => {
  expect(accruedInterest(bond(), toDayNumber(on))).toBeCloseTo(accrued, 6);
});

describe('any bond', () => {
  test('repays its face value, neither more nor less', () => {
    fc.assert(
      fc.property(anyBond, (terms) => {
        const repaid = bondPayments(terms).filter(({ kind }) => kind === 'redemption');
        const sum = repaid.reduce((total, { amount }) => total + (amount ?? 0), 0);
        expect(Math.abs(sum - terms.faceValue)).toBeLessThanOrEqual(terms.faceValue * 1e-9);
        expect(repaid.filter(({ isLast }) => isLast)).toEqual(repaid.slice(-1));
      }),
    );
  });

  test('pays each kind on days that strictly follow each other, after the issue and within its life', () => {
    fc.assert(
      fc.property(anyBond, (terms) => {
        const payments = bondPayments(terms);
        for (const kind of ['coupon', 'redemption']) {
          const days = payments.filter((payment) => payment.kind === kind).map(({ day }) => day);
          expect(days.every((day, at) => day > (days[at - 1] ?? terms.issuedOn))).toBe(true);
          expect(days.every((day) => day <= terms.maturesOn)).toBe(true);
        }
      }),
    );
  });

  test('owes accrued interest of no more than the coupon that it grows into', () => {
    fc.assert(
      fc.property(anyBond, fc.nat(), (terms, pick) => {
        const day = terms.issuedOn + (pick % (terms.maturesOn - terms.issuedOn));
        const next = bondPayments(terms).find((payment) => payment.kind === 'coupon' && payment.day > day);
        const accrued = accruedInterest(terms, day) ?? Number.NaN;
        expect(accrued).toBeGreaterThanOrEqual(0);
        expect(accrued).toBeLessThanOrEqual((next?.amount ?? 0) + 1e-9 * terms.faceValue);
      }),
    );
  });
});
