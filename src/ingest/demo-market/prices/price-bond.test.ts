import { expect, test } from 'vitest';
import { fairPrice } from './price-bond.ts';

const NOW = 20_000;
const tenYears = { couponType: 'fixed', couponRate: 6, maturesOn: NOW + 3_652.5, redemptions: [] } as const;

test('a coupon equal to the yield is worth the nominal', () => {
  expect(fairPrice(tenYears, NOW, 6, 0)).toBeCloseTo(100, 6);
});

test('a higher yield is a lower price', () => {
  expect(fairPrice(tenYears, NOW, 8, 0)).toBeLessThan(fairPrice(tenYears, NOW, 7, 0));
});

test('a bond without coupons climbs to its nominal', () => {
  const zero = { ...tenYears, couponType: 'zero', couponRate: null } as const;
  expect(fairPrice(zero, NOW, 5, 0)).toBeCloseTo(100 / 1.05 ** 10, 6);
  expect(fairPrice(zero, zero.maturesOn, 5, 0)).toBe(100);
});

test('a floater stays near its nominal whatever the yield', () => {
  const floater = { ...tenYears, couponType: 'floating', couponRate: 1.5 } as const;
  expect(fairPrice(floater, NOW, 30, 0.2)).toBeCloseTo(99.6, 6);
});
