import { expect, test } from 'vitest';
import { toDayNumber } from '../calendar/day-number.ts';
import { referenceCodeOf, type StoredBond, toBondOptions, toBondTerms } from './stored-bond.ts';

const stored: StoredBond = {
  faceValue: 1_000,
  couponType: 'fixed',
  couponRate: 8,
  baseRate: null,
  couponsPerYear: 2,
  dayCount: 'ACT/ACT',
  issuedOn: '2024-03-15',
  maturesOn: '2027-03-15',
  isPerpetual: false,
  defaultedOn: null,
  sector: 'corporate',
  indexRatio: null,
  indexRatioOn: null,
  firstCouponOn: null,
  coupons: [],
  redemptions: [{ day: '2026-03-15', share: 50 }],
  options: [{ kind: 'call', day: '2025-09-15', price: 101.5 }],
};

test('a stored bond is read with its days and its measure of time', () => {
  expect(toBondTerms(stored)).toEqual({
    faceValue: 1_000,
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
  { why: 'its day count is not supported', changes: { dayCount: 'ACT/ACT of a kind' } },
  { why: 'its day count is unknown', changes: { dayCount: null } },
  { why: 'its maturity is unknown', changes: { maturesOn: null } },
  { why: 'its face value is unknown', changes: { faceValue: null } },
  { why: 'its issue date is unknown', changes: { issuedOn: null } },
  { why: 'its coupon is unknown', changes: { couponType: null } },
  { why: 'it pays five times a year', changes: { couponsPerYear: 5 } },
  { why: 'it is fixed and has no rate', changes: { couponRate: null } },
  { why: 'it is indexed and its source gives no ratio', changes: { couponType: 'indexed' as const } },
])('a bond cannot be valued when $why', ({ changes }) => {
  expect(toBondTerms({ ...stored, ...changes })).toBeNull();
});

test('a zero-coupon bond needs neither a frequency nor a measure', () => {
  const zero = { ...stored, couponType: 'zero', couponsPerYear: 0, dayCount: '', couponRate: null } as const;
  expect(toBondTerms(zero)?.coupon).toEqual({ kind: 'zero' });
});

test('EP-01 a perpetual bond has no maturity, and its calls are ends that it may have', () => {
  expect(toBondTerms({ ...stored, maturesOn: null, isPerpetual: true })?.maturesOn).toBeNull();
  expect(toBondOptions(stored)).toEqual([{ kind: 'call', day: toDayNumber('2025-09-15'), percent: 101.5 }]);
});

test('EP-01 an indexed bond follows the index that it names, a floater its base rate, others nothing', () => {
  const indexed = {
    ...stored,
    couponType: 'indexed',
    baseRate: 'HICP',
    indexRatio: 1.2,
    indexRatioOn: '2025-01-01',
  } as const;
  expect(toBondTerms(indexed)?.coupon).toMatchObject({
    kind: 'indexed',
    ratio: 1.2,
    ratioOn: toDayNumber('2025-01-01'),
  });
  expect(referenceCodeOf(indexed)).toBe('HICP');
  expect(referenceCodeOf({ ...stored, baseRate: 'HICP' })).toBeNull();
});
