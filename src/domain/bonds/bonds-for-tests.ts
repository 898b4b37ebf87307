import fc from 'fast-check';
import { type DayNumber, toDayNumber } from '../calendar/day-number.ts';
import type { BondTerms, Coupon } from './bond-terms.ts';
import { COUPONS_PER_YEAR } from './coupon-schedule.ts';
import { DAY_COUNTS } from './day-count.ts';

export type Dated = BondTerms & { readonly maturesOn: DayNumber };
type Fixed = Extract<Coupon, { kind: 'fixed' }>;

/** A plain bond of 1,000 that pays 8 % in two coupons a year. */
export function bond(changes: Partial<Dated> = {}, coupon: Partial<Fixed> = {}): Dated {
  return {
    faceValue: 1_000,
    issuedOn: toDayNumber('2024-03-15'),
    maturesOn: toDayNumber('2027-03-15'),
    coupon: {
      kind: 'fixed',
      rate: 8,
      couponsPerYear: 2,
      dayCount: '30/360',
      stub: 'short-front',
      keepsMonthEnd: true,
      ...coupon,
    },
    redemptions: [],
    defaultedOn: null,
    ...changes,
  };
}

const FIRST = toDayNumber('1995-01-01');
const LAST = toDayNumber('2035-12-31');
export const anyDay: fc.Arbitrary<DayNumber> = fc.integer({ min: FIRST, max: LAST });
export const anyDayCount = fc.constantFrom(...DAY_COUNTS);
export const anyStub = fc.constantFrom(
  'short-front' as const,
  'long-front' as const,
  'short-back' as const,
  'long-back' as const,
);

/** Any bond that the store could hold, with repayments on any days of its life. */
export const anyBond: fc.Arbitrary<Dated> = fc
  .record({
    issuedOn: anyDay,
    days: fc.integer({ min: 1, max: 12_000 }),
    faceValue: fc.constantFrom(1, 100, 1_000, 50_000),
    couponsPerYear: fc.constantFrom(...COUPONS_PER_YEAR),
    dayCount: anyDayCount,
    stub: anyStub,
    keepsMonthEnd: fc.boolean(),
    rate: fc.integer({ min: 0, max: 4_000 }).map((hundredths) => hundredths / 100),
    parts: fc.array(
      fc.record({ at: fc.double({ min: 0, max: 1.1, noNaN: true }), share: fc.integer({ min: 1, max: 60 }) }),
      { maxLength: 6 },
    ),
  })
  .map(({ issuedOn, days, faceValue, parts, ...coupon }) => ({
    faceValue,
    issuedOn,
    maturesOn: issuedOn + days,
    coupon: { kind: 'fixed', ...coupon },
    redemptions: parts.map(({ at, share }) => ({ day: issuedOn + Math.round(days * at), share })),
    defaultedOn: null,
  }));
