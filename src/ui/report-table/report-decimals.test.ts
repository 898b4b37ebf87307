import { expect, test } from 'vitest';
import { decimalsOf } from './report-decimals.ts';

test.each([
  { measure: 'money', values: [123456.78, 1.5], decimals: 0, why: 'large money has none' },
  { measure: 'money', values: [12.5, null, -3], decimals: 2, why: 'small money keeps its fractions' },
  { measure: 'money', values: [12, 3], decimals: 0, why: 'whole money needs none' },
  { measure: 'money', values: [], decimals: 0, why: 'without a value none are needed' },
  {
    measure: 'per_share',
    values: [0.1234, 2],
    decimals: 4,
    why: 'a small profit per share is reported exactly',
  },
  { measure: 'per_share', values: [3, 2.5], decimals: 2, why: 'profit per share is money' },
  { measure: 'shares', values: [1e9], decimals: 0, why: 'shares are whole' },
  { measure: 'percent', values: [12.345, 1], decimals: 2, why: 'a ratio has two' },
] as const)('IF-07 $why', ({ measure, values, decimals }) => {
  expect(decimalsOf(measure, values)).toBe(decimals);
});
