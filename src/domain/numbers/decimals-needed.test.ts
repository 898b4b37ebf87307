import { expect, test } from 'vitest';
import { decimalsNeeded } from './decimals-needed.ts';

test.each([
  { values: [40, 1000], decimals: 2 },
  { values: [12.375, null], decimals: 3 },
  { values: [10 / 3], decimals: 4 },
  { values: [], decimals: 2 },
])('EP-01 $values are reported with $decimals decimals', ({ values, decimals }) => {
  expect(decimalsNeeded(values)).toBe(decimals);
});

test.each([
  { value: 1_000, decimals: 0 },
  { value: 1_069.16, decimals: 2 },
  // What a floating point makes of 1,069.16 times the units of an issue.
  { value: 2_773_178_654.7200003, decimals: 2 },
])(
  'EP-01 an amount of $value is reported with $decimals decimals, cents where it has any',
  ({ value, decimals }) => {
    expect(decimalsNeeded([value], { least: 0, most: 2 })).toBe(decimals);
  },
);
