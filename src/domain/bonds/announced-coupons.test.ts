import { expect, test } from 'vitest';
import { toCalendarDay, toDayNumber } from '../calendar/day-number.ts';
import { accruedInterest } from './accrued-interest.ts';
import { bondPayments } from './bond-payments.ts';
import { runningRate } from './running-rate.ts';
import { type StoredBond, toBondTerms } from './stored-bond.ts';

const stored: StoredBond = {
  faceValue: 1_000,
  couponType: 'fixed',
  couponRate: 8,
  baseRate: null,
  couponsPerYear: 2,
  dayCount: 'ACT/365',
  issuedOn: '2024-01-15',
  maturesOn: '2026-01-15',
  isPerpetual: false,
  defaultedOn: null,
  sector: 'corporate',
  indexRatio: null,
  indexRatioOn: null,
  firstCouponOn: null,
  coupons: [],
  redemptions: [],
  options: [],
};

const paid = (bond: StoredBond) => {
  const terms = toBondTerms(bond);
  if (!terms) throw new Error('its terms are supported');
  return bondPayments(terms)
    .filter(({ kind }) => kind === 'coupon')
    .map(({ day, amount }) => [toCalendarDay(day), amount === null ? null : Math.round(amount * 100) / 100]);
};

test('EP-01 announced coupons replace the computed ones, which stay before and after them', () => {
  const coupons = [{ startsOn: '2024-07-15', day: '2025-01-16', rate: null, amount: 41.5 }];
  expect(paid({ ...stored, coupons })).toEqual([
    ['2024-07-15', 39.89],
    ['2025-01-16', 41.5],
    ['2025-07-15', 39.45],
    ['2026-01-15', 40.33],
  ]);
});

test('EP-01 an announced rate without an amount is counted by the days of its period', () => {
  const coupons = [{ startsOn: '2024-07-15', day: '2025-01-15', rate: 10, amount: null }];
  expect(paid({ ...stored, coupons })[1]).toEqual(['2025-01-15', 50.41]);
});

test('EP-01 accrued interest grows towards the announced amount, and the running rate is the one that makes it', () => {
  const coupons = [{ startsOn: '2024-07-15', day: '2025-01-15', rate: null, amount: 46 }];
  const terms = toBondTerms({ ...stored, coupons });
  if (terms?.coupon.kind !== 'fixed') throw new Error('it is fixed');
  const middle = toDayNumber('2024-10-15');
  expect(accruedInterest(terms, middle)).toBeCloseTo(46 * (92 / 184), 9);
  expect(runningRate(terms, middle)).toBeCloseTo(((46 / 1_000) * 100 * 365) / 184, 9);
  expect(runningRate(terms, toDayNumber('2025-03-01'))).toBe(8);
});

test('EP-01 DI-12 a bond of which only payments are known pays them; a later amount that nobody named stays unknown', () => {
  const unknown = {
    ...stored,
    couponType: null,
    couponRate: null,
    couponsPerYear: null,
    dayCount: null,
    issuedOn: null,
  };
  const coupons = [
    { startsOn: '2025-01-15', day: '2025-07-15', rate: 9, amount: 44.6 },
    { startsOn: '2025-07-15', day: '2026-01-15', rate: null, amount: null },
  ];
  expect(paid({ ...unknown, coupons })).toEqual([
    ['2025-07-15', 44.6],
    ['2026-01-15', null],
  ]);
  expect(toBondTerms(unknown)).toBeNull();
});

test.each([
  { firstCouponOn: null, first: '2024-03-31', why: 'a short first period where nothing is said' },
  { firstCouponOn: '2024-09-30', first: '2024-09-30', why: 'a long one where the first coupon is due later' },
])('EP-01 the first coupon: $why', ({ firstCouponOn, first }) => {
  const odd = { ...stored, issuedOn: '2024-02-10', maturesOn: '2026-03-31', firstCouponOn };
  expect(paid(odd)[0]?.[0]).toBe(first);
});
