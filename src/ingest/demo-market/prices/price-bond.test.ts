import { expect, test } from 'vitest';
import { type FairTerms, fairPrice } from './fair-price.ts';

const NOW = 20_000;
const IN_TEN_YEARS = NOW + 3_650;
const tenYears: FairTerms = {
  coupon: 6,
  couponsPerYear: 1,
  issuedOn: NOW,
  maturesOn: IN_TEN_YEARS,
  redemptions: [],
  options: [],
};

test('a coupon equal to the yield is worth the face value', () => {
  expect(fairPrice(tenYears, NOW, 6)).toBeCloseTo(100, 1);
});

test('a higher yield is a lower price', () => {
  expect(fairPrice(tenYears, NOW, 8)).toBeLessThan(fairPrice(tenYears, NOW, 7));
});

test('a bond without coupons climbs to its face value', () => {
  const zero = { ...tenYears, couponsPerYear: 0, coupon: 0 };
  expect(fairPrice(zero, NOW, 5)).toBeCloseTo(100 / 1.05 ** 10, 6);
  expect(fairPrice(zero, IN_TEN_YEARS, 5)).toBe(100);
});

test('a bond without an end is worth its coupons', () => {
  expect(fairPrice({ ...tenYears, maturesOn: null }, NOW, 5)).toBeCloseTo(120, 0);
});

test('what may be called is worth no more than the call, what may be put no less than the put', () => {
  const option = (kind: 'call' | 'put') => [{ kind, day: NOW + 365, price: 100 }];
  const called = fairPrice({ ...tenYears, options: option('call') }, NOW, 4);
  expect(called).toBeCloseTo(106 / 1.04, 1);
  expect(called).toBeLessThan(fairPrice(tenYears, NOW, 4));
  const handedBack = fairPrice({ ...tenYears, options: option('put') }, NOW, 9);
  expect(handedBack).toBeCloseTo(106 / 1.09, 1);
  expect(handedBack).toBeGreaterThan(fairPrice(tenYears, NOW, 9));
  expect(fairPrice({ ...tenYears, options: option('put') }, NOW + 365, 9)).toBe(
    fairPrice(tenYears, NOW + 365, 9),
  );
});

test('what is repaid in halves is worth the two of them', () => {
  const halves = [NOW + 1_825, IN_TEN_YEARS].map((day) => ({ day, share: 50 }));
  const early = fairPrice({ ...tenYears, maturesOn: NOW + 1_825 }, NOW, 8);
  const late = fairPrice(tenYears, NOW, 8);
  expect(fairPrice({ ...tenYears, redemptions: halves }, NOW, 8)).toBeCloseTo((early + late) / 2, 9);
  expect(fairPrice({ ...tenYears, redemptions: halves }, NOW + 2_000, 8)).toBeCloseTo(
    fairPrice(tenYears, NOW + 2_000, 8),
    9,
  );
});
