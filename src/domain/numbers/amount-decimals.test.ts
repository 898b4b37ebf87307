import { expect, test } from 'vitest';
import { amountDecimals } from './amount-decimals.ts';

test.each([
  { amounts: [1, 2.5], decimals: 2, why: 'money has two decimals' },
  { amounts: [0.125, 2.5], decimals: 3, why: 'the most exact amount decides for all' },
  { amounts: [0.00004], decimals: 5, why: 'a tiny amount is not shown as zero' },
  { amounts: [0.1 + 0.2], decimals: 2, why: 'a rounding error is not a decimal' },
  { amounts: [], decimals: 2, why: 'an empty column needs no more' },
])('ST-08 $why', ({ amounts, decimals }) => {
  expect(amountDecimals(amounts)).toBe(decimals);
});
