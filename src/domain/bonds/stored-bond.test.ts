import { expect, test } from 'vitest';
import { toDayNumber } from '../calendar/day-number.ts';
import { type StoredBond, toBondTerms } from './stored-bond.ts';

const stored: StoredBond = {
  nominal: 1_000,
  couponType: 'fixed',
  couponRate: 8,
  baseRate: null,
  couponsPerYear: 2,
  dayCount: 'ACT/ACT',
  issuedOn: '2024-03-15',
  maturesOn: '2027-03-15',
  defaultedOn: null,
  redemptions: [{ day: '2026-03-15', share: 50 }],
};

test('a stored bond is read with its days and its measure of time', () => {
  expect(toBondTerms(stored)).toEqual({
    nominal: 1_000,
    issuedOn: toDayNumber('2024-03-15'),
    maturesOn: toDayNumber('2027-03-15'),
    coupon: {
      kind: 'fixed',
      rate: 8,
      couponsPerYear: 2,
      dayCount: 'ACT/ACT ICMA',
      stub: 'short-front',
      keepsMonthEnd: true,
    },
    redemptions: [{ day: toDayNumber('2026-03-15'), share: 50 }],
    defaultedOn: null,
  });
});

test.each([
  { why: 'its day count is unknown', changes: { dayCount: 'BUS/252' } },
  { why: 'it pays five times a year', changes: { couponsPerYear: 5 } },
  { why: 'it is fixed and has no rate', changes: { couponRate: null } },
])('a bond cannot be reckoned with when $why', ({ changes }) => {
  expect(toBondTerms({ ...stored, ...changes })).toBeNull();
});

test('a zero-coupon bond needs neither a frequency nor a measure', () => {
  const zero = { ...stored, couponType: 'zero', couponsPerYear: 0, dayCount: '', couponRate: null } as const;
  expect(toBondTerms(zero)?.coupon).toEqual({ kind: 'zero' });
});
