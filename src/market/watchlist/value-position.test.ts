import { expect, test } from 'vitest';
import { bond } from '#domain/bonds/bonds-for-tests.ts';
import { toDayNumber } from '#domain/calendar/day-number.ts';
import { worthOfBond, worthOfKind } from './value-position.ts';

const known = (terms = bond()) => ({ terms, options: [], rateName: null, rates: [] });
const TODAY = '2025-12-16';
const paid = { couponsPerYear: 2, dayCount: '30/360', stub: 'short-front', keepsMonthEnd: true } as const;

test.each([
  { why: 'a plain one with its interest', terms: bond(), expected: { worth: 10, accrued: 20 } },
  {
    why: 'one that is half repaid by its other half',
    terms: bond({ redemptions: [{ day: toDayNumber('2025-09-15'), share: 50 }] }),
    expected: { worth: 5, accrued: 10 },
  },
  {
    why: 'one in default flat',
    terms: bond({ defaultedOn: toDayNumber('2025-10-01') }),
    expected: { worth: 10, accrued: 0 },
  },
  {
    why: 'one that is over by nothing that can be determined',
    terms: bond({ maturesOn: toDayNumber('2025-12-15') }),
    expected: { worth: null, accrued: 0 },
  },
  {
    why: 'one that is repaid before a purchase would settle by what it is still owed',
    terms: bond({ maturesOn: toDayNumber('2025-12-17'), settlementDays: 2 }),
    expected: { worth: 10, accrued: expect.any(Number) },
  },
  {
    why: 'a floater whose rate nobody knows neither',
    terms: bond({ coupon: { kind: 'floating', margin: 1, baseRate: 'BASE', ...paid } }),
    expected: { worth: null, accrued: 0 },
  },
])('WL-03 the price of a bond is worth money: $why', ({ terms, expected }) => {
  expect(worthOfBond(known(terms), '2025-12-15', TODAY)).toEqual(expected);
});

test('WL-03 a bond that nobody has traded or knows the terms of has no worth', () => {
  expect(worthOfBond(undefined, '2025-12-15', TODAY).worth).toBeNull();
  expect(worthOfBond(known(), null, TODAY).worth).toBeNull();
});

test.each([
  { kind: 'stock', worth: 1 },
  { kind: 'etf', worth: 1 },
  { kind: 'index', worth: null },
] as const)('WL-03 the price of a $kind is worth $worth', ({ kind, worth }) => {
  expect(worthOfKind(kind)).toEqual({ worth, accrued: 0 });
});
