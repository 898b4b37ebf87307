import { expect, test } from 'vitest';
import type { Coupon } from '#domain/bonds/bond-terms.ts';
import type { ZeroCurve } from '#domain/bonds/curve/zero-curve.ts';
import { toDayNumber } from '#domain/calendar/day-number.ts';
import { assumptionsOn, type KnownBond, toBondAssumption } from './known-bond.ts';

const PAID = {
  couponsPerYear: 2,
  dayCount: 'ACT/ACT ICMA',
  stub: 'short-front',
  keepsMonthEnd: true,
} as const;
const FLOATING: Coupon = { kind: 'floating', margin: 1, baseRate: 'EURIBOR 3M', ...PAID };
const INDEXED: Coupon = { kind: 'indexed', rate: 2, ratio: 1, ratioOn: 0, ...PAID };
const FIXED: Coupon = { kind: 'fixed', rate: 2, ...PAID };

const known = (coupon: Coupon): KnownBond => ({
  terms: {
    faceValue: 1_000,
    issuedOn: toDayNumber('2024-01-15'),
    maturesOn: toDayNumber('2030-01-15'),
    coupon,
    redemptions: [],
    defaultedOn: null,
  },
  options: [],
  rateName: coupon.kind === 'fixed' ? null : 'RATE',
  rates: [
    { day: '2025-01-01', percent: 2.5 },
    { day: '2025-07-01', percent: 3 },
  ],
});

test.each([
  { kind: 'a floater', coupon: FLOATING, day: '2025-06-30', supposed: { baseRate: 2.5 } },
  { kind: 'a floater', coupon: FLOATING, day: '2025-07-01', supposed: { baseRate: 3 } },
  { kind: 'a floater', coupon: FLOATING, day: '2024-12-31', supposed: {} },
  { kind: 'an indexed bond', coupon: INDEXED, day: '2026-01-01', supposed: { inflation: 3 } },
  { kind: 'a fixed coupon', coupon: FIXED, day: '2026-01-01', supposed: {} },
])('EP-01 on $day $kind supposes $supposed', ({ coupon, day, supposed }) => {
  const { fixings, ...others } = assumptionsOn(known(coupon), day);
  expect(others).toEqual(supposed);
  expect(fixings?.knownOn).toBe('baseRate' in supposed ? toDayNumber(day) : undefined);
});

test('EP-01 what is supposed is reported with the name and the day of its rate, and nothing where nothing is', () => {
  expect(toBondAssumption(known(INDEXED), '2025-08-01')).toEqual({
    kind: 'inflation',
    name: 'RATE',
    percent: 3,
    date: '2025-07-01',
  });
  expect(toBondAssumption(known(FLOATING), '2025-08-01')).toMatchObject({ kind: 'base_rate', percent: 3 });
  expect(toBondAssumption(known(FLOATING), '2024-12-31')).toBeNull();
  expect(toBondAssumption(known(FIXED), '2026-01-01')).toBeNull();
});

test('NU-01 later coupons of a floater may follow the forward rates of the latest curve, from its settlement on', () => {
  const curve = (percent: number): ZeroCurve => ({ kind: 'published', nodes: [{ years: 1, percent }] });
  const curves = [
    { day: '2025-06-02', curve: curve(4) },
    { day: '2025-07-02', curve: curve(6) },
  ];
  const bond = { ...known(FLOATING), curves };
  const forwardOn = (day: string) =>
    assumptionsOn(bond, day).forward?.(toDayNumber('2027-01-15'), toDayNumber('2028-01-15'));
  expect(forwardOn('2025-06-01')).toBeUndefined();
  expect(forwardOn('2025-07-01')).toBeCloseTo(4, 9);
  expect(forwardOn('2025-07-02')).toBeCloseTo(6, 9);
  expect(toBondAssumption(bond, '2025-08-01')).toEqual({
    kind: 'forward',
    name: 'RATE',
    percent: 3,
    date: '2025-07-02',
  });
  expect(toBondAssumption(bond, '2025-06-01')).toMatchObject({ kind: 'base_rate' });
  expect(assumptionsOn({ ...known(FIXED), curves }, '2025-08-01')).toEqual({});
});
