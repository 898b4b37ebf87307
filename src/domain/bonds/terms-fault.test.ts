import { expect, test } from 'vitest';
import { CONVENTION_CODES, findConvention } from './conventions/market-conventions.ts';
import { type StoredBond, toBondTerms } from './stored-bond.ts';
import { findBusinessDayRule } from './stored-schedule.ts';
import { findTermsFault } from './terms-fault.ts';

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
  redemptions: [],
  options: [],
};
const coupon = { rate: null, amount: 40 };

test.each([
  { field: 'faceValue', code: 'not_positive', changes: { faceValue: 0 } },
  { field: 'dayCount', code: 'unknown', changes: { dayCount: 'ACT/366' } },
  { field: 'dayCount', code: 'missing', changes: { dayCount: null } },
  { field: 'couponsPerYear', code: 'unknown', changes: { couponsPerYear: 5 } },
  { field: 'couponRate', code: 'missing', changes: { couponRate: null } },
  { field: 'maturesOn', code: 'not_after_issue', changes: { maturesOn: '2024-03-15' } },
  {
    field: 'options',
    code: 'after_maturity',
    changes: { options: [{ kind: 'call', day: '2028-01-01', price: 100 }] },
  },
  {
    field: 'coupons',
    code: 'overlap',
    changes: {
      coupons: [
        { ...coupon, startsOn: '2024-03-15', day: '2024-09-15' },
        { ...coupon, startsOn: '2024-09-01', day: '2025-03-15' },
      ],
    },
  },
  { field: 'redemptions', code: 'too_large', changes: { redemptions: [{ day: '2026-03-15', share: 101 }] } },
  { field: 'convention', code: 'unknown', changes: { convention: 'moon' } },
  { field: 'calendar', code: 'unknown', changes: { calendar: 'MOON' } },
  { field: 'businessDayRule', code: 'unknown', changes: { businessDayRule: 'sometimes' } },
  { field: 'periodDays', code: 'not_positive', changes: { periodDays: 0 } },
] as const)(
  'NU-04, NU-05 bad terms are reported by their field: $field $code',
  ({ field, code, changes }) => {
    expect(findTermsFault({ ...stored, ...changes })).toMatchObject({ field, code });
  },
);

test('NU-04 good terms have no fault', () => {
  expect(findTermsFault(stored)).toBeNull();
});

test.each(CONVENTION_CODES)(
  'NU-04 a bond of the market %s needs only coupon, days and face value',
  (convention) => {
    const bare = { ...stored, couponsPerYear: null, dayCount: null, convention };
    expect(findTermsFault(bare)).toBeNull();
    expect(toBondTerms(bare)).not.toBeNull();
    expect(findConvention(convention.toUpperCase())).toBe(convention);
  },
);

test.each(['constructor', '__proto__', 'toString', 'valueOf'])(
  'NU-04 the name %s, which every object has, is no market and no rule',
  (name) => {
    expect([findConvention(name), findBusinessDayRule(name)]).toEqual([null, null]);
  },
);

test('NU-04 stated terms overrule the convention of the market', () => {
  const terms = toBondTerms({
    ...stored,
    couponsPerYear: 1,
    dayCount: '30/360',
    convention: 'ofz',
    exCouponDays: 3,
  });
  expect(terms).toMatchObject({
    coupon: { couponsPerYear: 1, dayCount: '30/360' },
    exCoupon: { days: 3, counted: 'business' },
    accruedRounding: { decimals: 2, per: 'unit' },
    settlementDays: 1,
  });
  expect(terms?.coupon).not.toHaveProperty('every');
});
