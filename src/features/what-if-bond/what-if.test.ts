import { expect, test } from 'vitest';
import { computeWhatIf } from './what-if.ts';

const at = (change: object, day = '2026-06-30') =>
  computeWhatIf({ rate: 8, couponsPerYear: 1, maturesOn: '2030-06-30', price: 100, ...change }, day);

test('CB-06 a bond that is thought of at its face value yields its coupon', () => {
  const valued = at({});
  if (!valued.isValued) throw new Error(valued.why);
  // A leap year among four: a year of 366 days pays no more.
  expect(valued.measures.yield).toBeCloseTo(7.9941, 4);
  expect(valued.measures.duration).toBeCloseTo(3.577, 2);
  expect(valued.measures.years).toBeCloseTo(4, 2);
  expect(valued.measures.price).toBe(100);
});

test('CB-06 one without a coupon lasts as long as it runs', () => {
  const valued = at({ rate: 0, price: 73.5 });
  if (!valued.isValued) throw new Error(valued.why);
  expect(valued.measures.duration).toBeCloseTo(valued.measures.years ?? 0, 9);
  expect(valued.measures.yield).toBeCloseTo(100 * ((100 / 73.5) ** (365 / 1461) - 1), 6);
});

test.each([
  ['2026-06-30', 'matured'],
  ['2020-01-01', 'matured'],
])('CB-06 one that ends on %s says why there is no yield', (maturesOn, why) => {
  expect(at({ maturesOn })).toEqual({ isValued: false, why });
});
